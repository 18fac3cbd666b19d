import { createHash } from 'node:crypto';
import type { Address } from '../../../contract/address';
import type { RefundMethod } from '../../../contract/constants';
import type { MendOrderBody } from '../../../contract/staffOrders';
import type { MendedPart } from '../../../contract/orderConstants';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { shopDay } from '../../lib/shopDays';
import { toColumns } from '../address';
import { areaAt, findAreas } from '../deliveryAreas';
import type { Notifier } from '../messaging';
import type { Payments } from '../payments';
import { findSlotFacts, findSlots, isAt, slotsToMoveTo } from '../slots';
import { deliveryOf } from './bill';
import { chargeDelivery, countedPaise } from './deliveryCharge';
import type { Lifecycle } from './lifecycle';
import { bookSlot } from './moving';
import * as repository from './repository';
import { isReplacement } from './replacement';
import { isUnpaid } from './transitions';

interface MendingNeeds {
  payments: Pick<Payments, 'refunds' | 'attempts'>;
  lifecycle: Pick<Lifecycle, 'reduced'>;
  notifier: Notifier;
}

interface Mended {
  changed: MendedPart[];
  /** Null where it goes to the same area. */
  delivery: DeliveryCharge | null;
}

interface DeliveryCharge {
  /** It costs so much to deliver to the new address. */
  paise: number;
  /** It was charged before. */
  agreedPaise: number;
  /** By so much less the order costs. */
  reducedPaise: number;
  /** The customer is paying what was agreed. */
  isPaying: boolean;
  refundMethod: RefundMethod;
}

/** Another one once the address or the note has changed. */
export const deliveryHash = ({ address, note }: repository.Order): string =>
  createHash('sha256')
    .update(JSON.stringify([address, note]))
    .digest('hex')
    .slice(0, 16);

/** Changes where an order goes. A dearer delivery is never added; what a cheaper one costs less is refunded. */
export function createMending({ clock }: Pick<AppDeps, 'clock'>, { payments, lifecycle, notifier }: MendingNeeds) {
  /**
   * Another area has its own slots: the order keeps its time there.
   * @returns the area's id, and what delivery costs there
   * @throws AppError 409 outside every area, where the area has no delivery at that time, or none that is free
   */
  async function moveToArea(tx: Transaction, order: repository.Order, point: { lat: number; lng: number }) {
    const area = areaAt(await findAreas(tx), point);
    if (!area) throw new AppError(409, 'address.outsideArea');
    const { chargePaise } = deliveryOf(area.deliverySteps, countedPaise(order));
    if (area.id === order.areaId || order.slotId === null) return { areaId: area.id, chargePaise };
    const slots = slotsToMoveTo(await findSlotFacts(tx, shopDay(clock.now())), clock.now(), area.id);
    const [before] = await findSlots(tx, [order.slotId]);
    const slot = before && slots?.find((each) => isAt(each, before));
    if (slots && !slot) throw new AppError(409, 'orderBoard.noTimeThere');
    if (slot && slot.id !== order.slotId && !(await bookSlot(tx, order, slot)))
      throw new AppError(409, 'orderBoard.timeFull');
    return { areaId: area.id, chargePaise };
  }

  /** Online, or by UPI at the door, where the money is still to be found at the bank: no other amount would be. */
  const isBeingPaid = async (tx: Transaction, { id, status, paymentStatus }: repository.Order): Promise<boolean> =>
    isUnpaid(status) || (paymentStatus === 'DUE_AT_DOOR' && (await payments.attempts.isAwaited(tx, id)));

  async function charge(tx: Transaction, order: repository.Order, paise: number) {
    const isPaying = await isBeingPaid(tx, order);
    return { ...(await chargeDelivery(tx, order.id, { chargePaise: paise, isPaying })), paise, isPaying };
  }

  /** Once the mend is written, by which the order costs less. */
  async function refundDifference(
    tx: Transaction,
    order: repository.Order,
    { amountPaise, by }: { amountPaise: number; by: StaffUser },
  ): Promise<RefundMethod> {
    if (amountPaise === 0) return 'NONE';
    const method = await payments.refunds.refund(tx, order.id, { amountPaise, reason: 'CHEAPER_DELIVERY', by });
    await lifecycle.reduced(tx, order);
    return method;
  }

  return {
    /**
     * The order must be locked. Its customer hears of another address or phone; the note is for the rider.
     * @throws AppError as `moveToArea`; FieldsError for the address
     */
    async mend(
      tx: Transaction,
      order: repository.Order,
      { address: typed, note }: Omit<MendOrderBody, 'expectedDelivery'>,
      by: StaffUser,
    ): Promise<Mended> {
      // Written by placement.ts in this form.
      const before = order.address as Address;
      const known = addressOf(before, null);
      const address = typed ? addressOf(before, typed) : known;
      const isElsewhere = address.location.coordinates.join() !== before.location.coordinates.join();
      const [lng, lat] = address.location.coordinates;
      const moved = isElsewhere ? await moveToArea(tx, order, { lat, lng }) : null;
      const text = note === undefined ? order.note : note.trim() || null;
      const changed: MendedPart[] = [
        ...(JSON.stringify(address) === JSON.stringify(known) ? [] : (['ADDRESS'] as const)),
        ...(text === order.note ? [] : (['NOTE'] as const)),
      ];
      if (changed.length === 0) return { changed, delivery: null };
      await repository.updateOrder(tx, order.id, { address, note: text, ...(moved && { areaId: moved.areaId }) });
      const isCharged = moved !== null && moved.areaId !== order.areaId && !isReplacement(order);
      const charged = isCharged ? await charge(tx, order, moved.chargePaise) : null;
      const at = clock.now();
      const amountPaise = charged?.reducedPaise ?? 0;
      const mends = await repository.insertMends(
        tx,
        changed.map((part) => ({
          orderId: order.id,
          changed: part,
          reducedPaise: part === 'ADDRESS' ? amountPaise : 0,
          staffId: by.staffId,
          at,
        })),
      );
      const refundMethod = await refundDifference(tx, order, { amountPaise, by });
      const mend = mends.find((each) => each.changed === 'ADDRESS');
      if (mend) {
        const eventKey = `mended ${mend.id}`;
        await notifier.notify(tx, { kind: 'ORDER_CHANGED', orderId: order.id, eventKey, subjectId: String(mend.id) });
      }
      return { changed, delivery: charged && { ...charged, refundMethod } };
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
