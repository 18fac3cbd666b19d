import staffFrame from './staffFrame.json';

/** The console's namespaces. */
export const staff = { staffFrame };
