import type { ReplacementOrderBody } from '../../../contract/complaints';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { shopDay } from '../../lib/shopDays';
import type { Notifier } from '../messaging';
import { ALL_AREAS, findSlotFacts, isAt, slotsToMoveTo } from '../slots';
import type { StockLedger } from '../stockLedger';
import { contentsOf, sumUnits } from './bundles';
import { toSlotRow } from './orderRows';
import * as repository from './repository';

interface Promised {
  lineNo: number;
  quantity: number;
  times: ReplacementOrderBody['times'];
}

/** Whether it is sent for a complaint, at no price: no sale. */
export const isReplacement = ({ paymentMethod }: Pick<repository.Order, 'paymentMethod'>): boolean =>
  paymentMethod === 'NONE';

export const replacementIdsOf = (orders: readonly Pick<repository.Order, 'id' | 'paymentMethod'>[]): string[] =>
  orders.filter(isReplacement).map(({ id }) => id);

const FREE = { unitAddonsPaise: 0, linePaise: 0, discountPaise: 0, deliveryPaise: 0, deliveryOffPaise: 0 };
const UNTAXED = { taxablePaise: 0, taxPaise: 0 };

/** Sends a line again as an order of its own, to the address of its order: confirmed, without a price or a minimum. */
export function createReplacement(
  { clock }: Pick<AppDeps, 'clock'>,
  { stockLedger, notifier }: { stockLedger: StockLedger; notifier: Notifier },
) {
  /** @throws AppError 409 for a time at which the area has no delivery, or none that is free */
  async function chooseSlot(tx: Transaction, { areaId }: repository.Order, times: Promised['times']) {
    const now = clock.now();
    const slots = slotsToMoveTo(await findSlotFacts(tx, shopDay(now)), now, areaId ?? ALL_AREAS);
    if (slots === null) return null;
    const slot = times && slots.find((each) => isAt(each, times));
    if (!slot) throw new AppError(409, 'orderBoard.noSuchTime');
    return slot;
  }

  return {
    /**
     * The order of the line must be locked.
     * @throws AppError 409 for its delivery time; a violation of `packs_stock_check` without stock
     */
    async place(
      tx: Transaction,
      original: repository.Order,
      { lineNo, quantity, times }: Promised,
      by: StaffUser,
    ): Promise<{ id: string; orderNumber: string }> {
      const line = await repository.findLineToRepeat(tx, original.id, lineNo);
      const parts = await repository.findPartsToRepeat(tx, original.id, lineNo);
      const units = sumUnits([{ quantity, contents: contentsOf(line.packId, parts) }]);
      await stockLedger.lock(
        tx,
        units.map(({ packId }) => packId),
      );
      const slot = await chooseSlot(tx, original, times);
      if (slot && !(await repository.lockSlots(tx, null, toSlotRow(slot))))
        throw new AppError(409, 'orderBoard.timeFull');
      const id = newId();
      const now = clock.now();
      const { bill, customerId, language, address, areaId } = original;
      const orderNumber = await repository.insertReplacement(tx, {
        order: {
          id,
          customerId,
          status: 'CONFIRMED',
          paymentMethod: 'NONE',
          paymentStatus: 'NOTHING_DUE',
          itemsPaise: 0,
          addonsPaise: 0,
          discountPaise: 0,
          deliveryPaise: 0,
          taxIncludedPaise: 0,
          totalPaise: 0,
          language,
          address,
          areaId,
          slotId: slot && slot.id,
          bill: { ...(bill as object), taxes: [], savedOnMrpPaise: 0 },
          stockHeld: true,
          idempotencyKey: id,
          requestHash: '',
          takenBy: by.staffId,
          createdAt: now,
          updatedAt: now,
        },
        item: {
          ...line,
          ...FREE,
          ...UNTAXED,
          orderId: id,
          lineNo: 1,
          quantity,
          packedQuantity: null,
          substitutesLineNo: null,
          unitPricePaise: 0,
          addons: line.addons.map((addOn) => ({ ...addOn, pricePaise: 0 })),
        },
        parts: parts.map((part) => ({ ...part, ...UNTAXED, orderId: id, lineNo: 1, pricePaise: 0 })),
      });
      for (const toStatus of ['ORDER_CREATED', 'CONFIRMED'] as const) {
        const fromStatus = toStatus === 'CONFIRMED' ? 'ORDER_CREATED' : null;
        const step = { fromStatus, toStatus, actor: 'staff', actorId: by.staffId, at: now } as const;
        await repository.insertEvent(tx, { orderId: id, ...step });
      }
      await stockLedger.move(tx, units, { reason: 'ORDERED', orderId: id, at: now });
      // Staff made it themselves, so only its customer hears of it.
      await notifier.notifyAll(tx, { kind: 'ORDER_PLACED', orderIds: [id], eventKey: 'placed' });
      return { id, orderNumber };
    },
  };
}
