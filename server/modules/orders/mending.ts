import { createHash } from 'node:crypto';
import type { Address } from '../../../contract/address';
import type { MendOrderBody } from '../../../contract/staffOrders';
import type { MendedPart } from '../../../contract/orderConstants';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { shopDay } from '../../lib/shopDays';
import { toColumns } from '../address';
import { areaAt, findAreas } from '../deliveryAreas';
import { findSlotFacts, findSlots, slotsToMoveTo } from '../slots';
import { deliveryOf } from './bill';
import { bookSlot } from './moving';
import * as repository from './repository';

/** Another one once the address or the note has changed. */
export const deliveryHash = ({ address, note }: repository.Order): string =>
  createHash('sha256')
    .update(JSON.stringify([address, note]))
    .digest('hex')
    .slice(0, 16);

/** Changes where an order goes. Its sums stay as agreed: a dearer delivery is never added. */
export function createMending({ clock }: Pick<AppDeps, 'clock'>) {
  /**
   * Another area has its own slots: the order keeps its time there.
   * @returns the area's id, and what delivery costs there
   * @throws AppError 409 outside every area, where the area has no delivery at that time, or none that is free
   */
  async function moveToArea(tx: Transaction, order: repository.Order, point: { lat: number; lng: number }) {
    const area = areaAt(await findAreas(tx), point);
    if (!area) throw new AppError(409, 'address.outsideArea');
    const { chargePaise } = deliveryOf(area.deliverySteps, order.totalPaise - order.deliveryPaise);
    if (area.id === order.areaId || order.slotId === null) return { areaId: area.id, chargePaise };
    const slots = slotsToMoveTo(await findSlotFacts(tx, shopDay(clock.now())), clock.now(), area.id);
    const [before] = await findSlots(tx, [order.slotId]);
    const slot = slots?.find(
      ({ startsAt, endsAt }) => +startsAt === Number(before?.startsAt) && +endsAt === Number(before?.endsAt),
    );
    if (slots && !slot) throw new AppError(409, 'orderBoard.noTimeThere');
    if (slot && slot.id !== order.slotId && !(await bookSlot(tx, order, slot)))
      throw new AppError(409, 'orderBoard.timeFull');
    return { areaId: area.id, chargePaise };
  }

  return {
    /**
     * The order must be locked.
     * @returns what changed, and what delivery to the address costs by now; null where it goes to the same place
     * @throws AppError as `moveToArea`; FieldsError for the address
     */
    async mend(
      tx: Transaction,
      order: repository.Order,
      { address: typed, note }: Omit<MendOrderBody, 'expectedDelivery'>,
      staffId: string,
    ): Promise<{ changed: MendedPart[]; chargePaise: number | null }> {
      // Written by placement.ts in this form.
      const before = order.address as Address;
      const address = typed ? addressOf(before, typed) : before;
      const isElsewhere = address.location.coordinates.join() !== before.location.coordinates.join();
      const [lng, lat] = address.location.coordinates;
      const moved = isElsewhere ? await moveToArea(tx, order, { lat, lng }) : null;
      const text = note === undefined ? order.note : note.trim() || null;
      const changed: MendedPart[] = [
        ...(JSON.stringify(address) === JSON.stringify(addressOf(before, null)) ? [] : (['ADDRESS'] as const)),
        ...(text === order.note ? [] : (['NOTE'] as const)),
      ];
      if (changed.length === 0) return { changed, chargePaise: null };
      await repository.updateOrder(tx, order.id, { address, note: text, ...(moved && { areaId: moved.areaId }) });
      const at = clock.now();
      await repository.insertMends(
        tx,
        changed.map((part) => ({ orderId: order.id, changed: part, staffId, at })),
      );
      return { changed, chargePaise: moved && moved.chargePaise };
    },
  };
}

/** In the form and order of fields in which orders store it. @throws FieldsError */
function addressOf(before: Address, typed: MendOrderBody['address'] | null): Address {
  const { _id, isDefault } = before;
  if (!typed) {
    const { type, othersType, street, doorNo, landmark, receiverName, receiverPhone, instructions, location } = before;
    const texts = { street, doorNo, landmark, receiverName, receiverPhone, instructions };
    return { _id, type, othersType, ...texts, location, isDefault };
  }
  const { type, othersType, street, doorNo, landmark, receiverName, receiverPhone, instructions } = toColumns(typed);
  const texts = { street, doorNo, landmark, receiverName, receiverPhone, instructions };
  return { _id, type, othersType, ...texts, location: typed.location, isDefault };
}
