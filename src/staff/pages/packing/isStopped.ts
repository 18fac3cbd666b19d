import type { PackingOrder } from '../../../../contract/packing';
import { codesOf } from '../../lib/recalledCodes';

/** True while it has recalled units: the server neither starts its packing nor ends it. `OrderLine` says so. */
export const isStopped = ({ lines }: PackingOrder): boolean => lines.some(({ recalled }) => codesOf(recalled) !== '');
