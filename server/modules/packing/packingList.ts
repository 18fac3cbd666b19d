import type { Address } from '../../../contract/address';
import type { Language, OrderStatus } from '../../../contract/constants';
import { MAX_PACKED_AT_ONCE, type MovedOrders, type PackingOrder } from '../../../contract/packing';
import { tracePath } from '../../../contract/routes';
import { recordAudit } from '../../db/audit';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import type { Message } from '../../lib/errors';
import type { Orders } from '../orders';
import * as repository from './repository';
import { serializeLine } from './serialize';

export type PackingList = ReturnType<typeof createPackingList>;

type LastStep = NonNullable<MovedOrders['steps']>[number];

const NEXT: Partial<Record<OrderStatus, OrderStatus>> = { CONFIRMED: 'PROCESSING', PROCESSING: 'READY_TO_DELIVER' };

/** Orders on the packing table. */
export function createPackingList(
  { db, clock, config }: AppDeps,
  { withOrder, lifecycle }: Pick<Orders, 'withOrder' | 'lifecycle'>,
) {
  /** Returns the order's last step, why it is stopped, or null where nothing was to be done. */
  const moveOne = (orderId: string, to: OrderStatus, by: StaffUser): Promise<LastStep | Message | null> =>
    withOrder(
      { id: orderId },
      async (tx, order) => {
        if (order.status === to || !NEXT[order.status]) return null;
        const stopped = await lifecycle.whyStopped(tx, order, to);
        if (stopped) return stopped;
        let { status } = order;
        let stepId = 0;
        while (status !== to) {
          const next = NEXT[status];
          if (!next) return null;
          stepId = await lifecycle.move(tx, { ...order, status }, next, { by: 'staff', actorId: by.staffId });
          status = next;
        }
        const audited = { action: 'packOrders', subject: 'order', subjectId: orderId };
        await recordAudit(tx, by, { ...audited, before: { status: order.status }, after: { status } }, clock.now());
        return { orderNumber: order.orderNumber, stepId };
      },
      () => null,
    );

  return {
    /** Sorts by delivery window and age. @param orderIds null for all that are to be packed */
    async list(orderIds: readonly string[] | null, language: Language): Promise<PackingOrder[]> {
      const rows = await repository.findOrders(db, orderIds, { limit: MAX_PACKED_AT_ONCE, language });
      const lines = await repository.findLines(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id, startsAt, endsAt, createdAt, ...order }) => ({
        orderId: id,
        orderNumber: order.orderNumber,
        status: order.status,
        placedAt: createdAt.toISOString(),
        slot: startsAt && endsAt ? { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() } : null,
        customerName: order.customerName ?? '',
        mobileNumber: order.mobileNumber ?? '',
        // Written by placing the order in this form.
        address: order.address as Address,
        note: order.note,
        paymentStatus: order.paymentStatus,
        totalPaise: order.totalPaise - order.reducedPaise + order.roundingPaise,
        replacements: order.replacements,
        waitingItems: order.waitingItems,
        lines: lines
          .filter(({ orderId }) => orderId === id)
          .map((line) => ({
            ...serializeLine(line, language),
            picture: line.picture,
            traces: line.traceCodes.map((code) => ({ code, url: config.publicUrl + tracePath(code) })),
          })),
      }));
    },

    /** Moves each order on by itself, so that one cancelled meanwhile holds no other up. */
    async move(
      orderIds: readonly string[],
      to: 'PROCESSING' | 'READY_TO_DELIVER',
      by: StaffUser,
    ): Promise<Omit<MovedOrders, 'stopped'> & { stopped: { orderId: string; problem: Message }[] }> {
      const moved: string[] = [];
      const steps: LastStep[] = [];
      const stopped: { orderId: string; problem: Message }[] = [];
      for (const orderId of orderIds) {
        const outcome = await moveOne(orderId, to, by);
        if (outcome === null) continue;
        if ('stepId' in outcome) {
          moved.push(orderId);
          steps.push(outcome);
        } else stopped.push({ orderId, problem: outcome });
      }
      return { moved, steps, left: orderIds.filter((orderId) => !moved.includes(orderId)), stopped };
    },
  };
}
