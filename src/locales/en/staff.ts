import staffFrame from './staffFrame.json';
import staffLogin from './staffLogin.json';
import staffPacking from './staffPacking.json';
import staffSlots from './staffSlots.json';

/** The console's namespaces. */
export const staff = { staffFrame, staffLogin, staffPacking, staffSlots };
