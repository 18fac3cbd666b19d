import staffFrame from './staffFrame.json';
import staffLogin from './staffLogin.json';

/** The console's namespaces. */
export const staff = { staffFrame, staffLogin };
