/** Style sheets are imported for their side effect; webpack extracts them from the scripts. */
declare module '*.css';
