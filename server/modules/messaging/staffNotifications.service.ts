import type { StaffMessages, StaffNotification } from '../../../contract/staffMessages';
import type { TodoCount } from '../../../contract/staffTodos';
import { recordAudit } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { DAY_MS } from '../../lib/caps';
import { AppError } from '../../lib/errors';
import type { Notifier } from './notifier';
import * as repository from './staffNotificationsRepository';

const DAYS_SHOWN = 7;
const MAX_SHOWN = 30;
/** More than an order's life brings. */
const MAX_OF_ORDER = 100;

export type StaffNotificationsService = ReturnType<typeof createStaffNotificationsService>;

/** Staff see what people were told and what did not arrive, and have it sent again. */
export function createStaffNotificationsService(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  notifier: Pick<Notifier, 'notifyAgain'>,
) {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

  return {
    /** Of one order, the newest first; none for an unknown number. */
    ofOrder: async (orderNumber: string): Promise<StaffNotification[]> =>
      (await repository.findOfOrder(db, orderNumber, MAX_OF_ORDER)).map(serialize),

    /** To one customer, the newest first. */
    ofCustomer: async (customerId: string): Promise<StaffNotification[]> =>
      (await repository.findOfCustomer(db, customerId, MAX_SHOWN)).map(serialize),

    /** Those of seven days, the newest first. */
    notArrived: async (): Promise<StaffNotification[]> =>
      (await repository.findNotArrived(db, daysAgo(DAYS_SHOWN), MAX_SHOWN)).map(serialize),

    /** Other tries of seven days that went wrong, the newest first. */
    problems: async (): Promise<StaffMessages['problems']> => {
      const problems = await repository.findProblems(db, daysAgo(DAYS_SHOWN), MAX_SHOWN);
      return problems.map(({ id, createdAt, provider, language, kind, state, reason, detail }) => ({
        _id: id,
        at: createdAt.toISOString(),
        provider,
        language,
        kind,
        state,
        reason,
        detail,
      }));
    },

    /** What was refused within a day. */
    countTodos: async (): Promise<TodoCount> => ({ openCount: await repository.countRefused(db, daysAgo(1)) }),

    async listWaiting() {
      const waiting = await repository.countWaiting(db);
      return waiting.map(({ oldest, ...row }) => ({ ...row, oldestAt: (oldest ?? clock.now()).toISOString() }));
    },

    /**
     * Once, however often it is asked for.
     * @throws AppError 404 for an unknown one, 409 for one that arrived or is still under way
     */
    sendAgain: (staff: StaffUser, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const notification = await repository.lockToRepeat(tx, id);
        if (!notification) throw new AppError(404, 'core.notFound');
        const { kind, channel, state, isRepeated } = notification;
        if (isRepeated) return;
        if (!repository.NOT_ARRIVED.includes(state)) throw new AppError(409, 'messaging.notToRepeat');
        await notifier.notifyAgain(tx, id, kind);
        await recordAudit(
          tx,
          staff,
          {
            action: 'sendMessageAgain',
            ...subjectOf(notification),
            after: { kind, channel },
          },
          clock.now(),
        );
      }),
  };
}

/** What the log says it was about. */
function subjectOf({
  orderId,
  ticketNumber,
  waitlistEntryId,
  subjectId,
}: Pick<repository.FoundNotification, 'orderId' | 'ticketNumber' | 'waitlistEntryId' | 'subjectId'>) {
  if (orderId !== null) return { subject: 'order', subjectId: orderId };
  if (ticketNumber !== null) return { subject: 'enquiry', subjectId: ticketNumber };
  if (waitlistEntryId !== null) return { subject: 'waitlist', subjectId: waitlistEntryId };
  return { subject: 'pack', subjectId: subjectId ?? '' };
}

function serialize(row: repository.FoundNotification): StaffNotification {
  const { id, kind, channel, language, state, orderNumber, ticketNumber, isDone } = row;
  const hasFailed = state !== 'SENT' && state !== 'DELIVERED';
  return {
    _id: id,
    at: row.createdAt.toISOString(),
    kind,
    channel,
    language,
    state,
    // A provider that refused what another one took explains nothing.
    reason: hasFailed ? row.reason : null,
    detail: hasFailed ? row.detail : null,
    orderNumber,
    ticketNumber,
    canSendAgain: repository.NOT_ARRIVED.includes(state) && !isDone,
  };
}
