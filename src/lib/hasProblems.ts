import type { Bill } from '../../contract/orders';

/** Whether some of what was asked for can't be delivered, so that the bill is of the rest. */
export const hasProblems = ({ lines }: Pick<Bill, 'lines'>): boolean => lines.some(({ problem }) => problem !== null);
