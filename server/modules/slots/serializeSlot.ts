import type { OpenSlot, Slot } from '../../../contract/slots';
import type { OfferedSlot } from './openSlots';

export const serializeSlot = ({
  id,
  day,
  startsAt,
  endsAt,
}: Pick<OfferedSlot, 'id' | 'day' | 'startsAt' | 'endsAt'>): Slot => ({
  _id: id,
  day,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

export const serializeOpenSlot = (slot: OfferedSlot): OpenSlot => ({ ...serializeSlot(slot), left: slot.left });
