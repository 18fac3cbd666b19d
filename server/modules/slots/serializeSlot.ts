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

/** Bills share their slots: see openSlots. */
const serialized = new WeakMap<OfferedSlot, OpenSlot>();

export function serializeOpenSlot(slot: OfferedSlot): OpenSlot {
  const known = serialized.get(slot);
  if (known) return known;
  const open = { ...serializeSlot(slot), left: slot.left };
  serialized.set(slot, open);
  return open;
}
