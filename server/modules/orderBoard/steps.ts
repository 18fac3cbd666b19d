import type { OrderStatus } from '../../../contract/constants';
import { UNDO_ACCEPTED_SECONDS } from '../../../contract/orderConstants';
import type { AdvanceBody, StepBackBody, StepResult, UndoBody } from '../../../contract/staffOrders';
import { recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, type Message } from '../../lib/errors';
import { nextStep, previousStep, type Order, type Orders } from '../orders';
import type { createNotes } from './notes';
import * as repository from './stepsRepository';

type Outcome = Omit<StepResult, 'problemText'> & { problem: Message | null };

export function createSteps(
  { clock }: AppDeps,
  { withOrder, lifecycle, delivery }: Pick<Orders, 'withOrder' | 'lifecycle' | 'delivery'>,
  notes: ReturnType<typeof createNotes>,
) {
  async function advanceOne(
    tx: Transaction,
    order: Order,
    staff: StaffUser,
    { orderNumber, expectedStatus, approve = false }: AdvanceBody['orders'][number],
  ): Promise<Outcome> {
    const hasChanged = await whyChanged(tx, order, expectedStatus);
    // Approving is a step of its own, after which the order can be confirmed.
    if (approve && !hasChanged) {
      await approveOne(tx, order, staff);
      return { orderNumber, status: order.status, stepId: null, problem: null };
    }
    const problem = hasChanged ?? (await whyNoStep(tx, order));
    const to = nextStep(order.status, 'staff');
    if (problem || !to) return { orderNumber, status: order.status, stepId: null, problem };
    const stepId = await lifecycle.move(tx, order, to, { by: 'staff', actorId: staff.staffId });
    await record(tx, staff, order, { action: 'advanceOrders', to });
    return { orderNumber, status: to, stepId, problem: null };
  }

  /** A person has called the customer, or knows them. Idempotent. */
  async function approveOne(tx: Transaction, order: Order, staff: StaffUser): Promise<void> {
    if (!order.needsApproval) return;
    await lifecycle.approve(tx, order.id);
    await record(tx, staff, order, { action: 'approveDoorOrder' });
  }

  async function stepBack(tx: Transaction, order: Order, staff: StaffUser, body: StepBackBody): Promise<void> {
    const problem = (await whyChanged(tx, order, body.expectedStatus)) ?? (await whyNoBack(tx, order));
    if (problem) throw new AppError(409, [problem]);
    const step = { fromStatus: previousStep(order.status, 'staff'), toStatus: order.status };
    const status = await lifecycle.undo(tx, order, step, staff.staffId);
    await record(tx, staff, order, { action: 'undoStep', to: status });
    // A note, because staff's texts about a customer go with their account, which steps outlive.
    await notes.addTo(tx, order, staff, body);
  }

  /** Goods that left in a round or were handed over, and money taken at the door, have moved for good. */
  async function whyNoBack(tx: Transaction, order: Order): Promise<Message | null> {
    if (order.status === 'DELIVERED') return { key: 'orderBoard.backDelivered' };
    if (order.status === 'CANCELLED') return { key: 'orders.isCancelled' };
    if (previousStep(order.status, 'staff') === null) return { key: 'orderBoard.noStepBefore' };
    const rider = await repository.findRider(tx, order.id);
    if (rider) return { key: 'orderBoard.inRound', params: { rider } };
    const isCollected = order.paymentMethod === 'AT_DOOR' && (await delivery.isCollected(tx, order));
    return isCollected ? { key: 'orderBoard.backCollected' } : null;
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
      if (clock.now().getTime() - step.at.getTime() > UNDO_ACCEPTED_SECONDS * 1000)
        return { key: 'orderBoard.tooLateToUndo' };
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

    /**
     * Back to the state before, however long after the step, also one that a colleague made, with a reason in the order's history.
     * @throws AppError 404 for an unknown number, 409 for another status than expected, and once goods or money have moved for good
     */
    stepBack: (staff: StaffUser, orderNumber: string, body: StepBackBody): Promise<void> =>
      withOrder({ orderNumber }, (tx, order) => stepBack(tx, order, staff, body)),
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
