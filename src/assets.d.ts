/** Style sheets are imported for their effect alone; webpack takes them out of the scripts. */
declare module '*.css';
