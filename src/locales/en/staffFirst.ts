import common from './common.json';
import errors from './errors.json';
import staffBoard from './staffBoard.json';
import staffFrame from './staffFrame.json';
import staffSlots from './staffSlots.json';

/** The namespaces that the staff area's first view needs. */
export const staffFirst = { common, errors, staffBoard, staffFrame, staffSlots };
