import type { Bill } from '../../../contract/orders';

/** The chosen slot while it has places, or else the soonest that has; null without one. */
export const selectedSlotId = ({ slots, slotId }: Pick<Bill, 'slots' | 'slotId'>, chosenId: string): string | null =>
  slots?.some(({ _id, left }) => _id === chosenId && left > 0) ? chosenId : slotId;
