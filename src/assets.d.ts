/** Style sheets are imported for their side effect; webpack extracts them from the scripts. */
declare module '*.css';

/** Webpack loads further chunks from it. */
declare let __webpack_public_path__: string;
