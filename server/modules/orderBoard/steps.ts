import type { OrderStatus } from '../../../contract/constants';
import { UNDO_SECONDS } from '../../../contract/orderConstants';
import type { AdvanceBody, StepResult, UndoBody } from '../../../contract/staffOrders';
import { recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import type { Message } from '../../lib/errors';
import { nextStep, type Order, type Orders } from '../orders';
import * as repository from './stepsRepository';

export type Outcome = Omit<StepResult, 'problemText'> & { problem: Message | null };

export function createSteps(
  { clock }: AppDeps,
  { withOrder, lifecycle, delivery }: Pick<Orders, 'withOrder' | 'lifecycle' | 'delivery'>,
) {
  async function advanceOne(
    tx: Transaction,
    order: Order,
    staff: StaffUser,
    { orderNumber, expectedStatus }: AdvanceBody['orders'][number],
  ): Promise<Outcome> {
    const problem = (await whyChanged(tx, order, expectedStatus)) ?? (await whyNoStep(tx, order));
    const to = nextStep(order.status, 'staff');
    if (problem || !to) return { orderNumber, status: order.status, stepId: null, problem };
    await lifecycle.move(tx, order, to, { by: 'staff', actorId: staff.staffId });
    await record(tx, staff, order, { action: 'advanceOrders', to });
    return { orderNumber, status: to, stepId: await lastStepId(tx, order.id), problem: null };
  }

  async function undoOne(
    tx: Transaction,
    order: Order,
    staff: StaffUser,
    { orderNumber, stepId }: UndoBody['steps'][number],
  ): Promise<Outcome> {
    const last = await repository.findLastStep(tx, order.id);
    if (!last) return unknown(orderNumber);
    const { step, person } = last;
    const problem = await whyNoUndo();
    if (problem) return { orderNumber, status: order.status, stepId: null, problem };
    const status = await lifecycle.undo(tx, order, step, staff.staffId);
    await record(tx, staff, order, { action: 'undoStep', to: status });
    return { orderNumber, status, stepId: null, problem: null };

    async function whyNoUndo(): Promise<Message | null> {
      if (step.id !== stepId || step.toStatus !== order.status) return changed(order.status, step, person);
      if (step.actorId !== staff.staffId) return { key: 'orderBoard.notYourStep' };
      const isOfBoard = step.fromStatus !== null && nextStep(step.fromStatus, 'staff') === step.toStatus;
      if (!isOfBoard || (await repository.isInRound(tx, order.id))) return { key: 'orderBoard.noUndo' };
      if (clock.now().getTime() - step.at.getTime() > UNDO_SECONDS * 1000) return { key: 'orderBoard.tooLateToUndo' };
      const other = await repository.findOthersAction(tx, order, staff.staffId, step.at);
      return other && { key: 'orderBoard.actedMeanwhile', params: { person: other.person } };
    }
  }

  async function whyChanged(tx: Transaction, order: Order, expected: OrderStatus): Promise<Message | null> {
    if (order.status === expected) return null;
    const last = await repository.findLastStep(tx, order.id);
    return changed(order.status, last?.step, last?.person ?? null);
  }

  async function whyNoStep(tx: Transaction, order: Order): Promise<Message | null> {
    if (order.status === 'DELIVERED') return { key: 'orders.isDelivered' };
    if (order.status === 'CANCELLED') return { key: 'orders.isCancelled' };
    const next = nextStep(order.status, 'staff');
    if (next === null) return { key: 'orders.isUnpaid' };
    if (order.needsApproval) return { key: 'orderBoard.needsApproval' };
    const stopped = await lifecycle.whyStopped(tx, order, next);
    if (stopped) return stopped;
    if (order.status !== 'READY_TO_DELIVER' && order.status !== 'PICKEDUP') return null;
    const rider = await repository.findRider(tx, order.id);
    if (rider) return { key: 'orderBoard.inRound', params: { rider } };
    return order.status === 'PICKEDUP' && !(await delivery.isCollected(tx, order))
      ? { key: 'orderBoard.collectFirst' }
      : null;
  }

  const lastStepId = async (tx: Transaction, orderId: string) =>
    (await repository.findLastStep(tx, orderId))?.step.id ?? null;

  const record = (
    tx: Transaction,
    staff: StaffUser,
    { id, status, needsApproval }: Order,
    { action, to }: { action: string; to?: OrderStatus },
  ) =>
    recordAudit(
      tx,
      staff,
      {
        action,
        subject: 'order',
        subjectId: id,
        before: to ? { status } : { needsApproval },
        after: to ? { status: to } : { needsApproval: false },
      },
      clock.now(),
    );

  /** Advances orders one by one, so that a failing order doesn't block the rest. */
  async function each<T extends { orderNumber: string }>(
    wanted: readonly T[],
    work: (tx: Transaction, order: Order, one: T) => Promise<Outcome>,
  ): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const one of wanted) {
      const { orderNumber } = one;
      const outcome = await withOrder(
        { orderNumber },
        (tx, order) => work(tx, order, one),
        () => unknown(orderNumber),
      );
      outcomes.push(outcome);
    }
    return outcomes;
  }

  return {
    advance: (staff: StaffUser, { orders }: AdvanceBody) =>
      each(orders, (tx, order, one) => advanceOne(tx, order, staff, one)),

    /** Takes own steps back, while they are fresh and the last word. */
    undo: (staff: StaffUser, { steps }: UndoBody) => each(steps, (tx, order, one) => undoOne(tx, order, staff, one)),

    /** A person has called the customer, or knows them. Idempotent. @throws AppError 404 */
    approve: (staff: StaffUser, orderNumber: string): Promise<void> =>
      withOrder({ orderNumber }, async (tx, order) => {
        if (!order.needsApproval) return;
        await lifecycle.approve(tx, order.id);
        await record(tx, staff, order, { action: 'approveDoorOrder' });
      }),
  };
}

const unknown = (orderNumber: string): Outcome => ({
  orderNumber,
  status: null,
  stepId: null,
  problem: { key: 'orders.notFound' },
});

/** Says what happened instead, and by whom. */
function changed(
  status: OrderStatus | null,
  step: { actor: string; reason: string | null } | undefined,
  person: string | null,
): Message {
  if (step?.actor === 'customer' && status === 'CANCELLED') return { key: 'orderBoard.customerCancelled' };
  return person ? { key: 'orderBoard.changedBy', params: { person } } : { key: 'orderBoard.changed' };
}
