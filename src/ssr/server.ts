import { setAutoFreeze } from 'immer';

/** The entry of the page renderer: scripts/build-server.mjs. */
export { createPageRenderer } from './renderer';

// A store is used for one page and never mutated: freezing would take 7 % of a page's time.
setAutoFreeze(false);
