import type { MoveEnquiryBody, StaffEnquiries } from '../../../contract/staffEnquiries';
import type { TodoCount } from '../../../contract/staffTodos';
import { recordAudit } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import * as repository from './repository';
import { toStaffEnquiry } from './serializeEnquiry';

const OPEN_SHOWN = 100;
const RESOLVED_SHOWN = 20;

export type EnquiryInbox = ReturnType<typeof createEnquiryInbox>;

/** The inbox of the staff. */
export const createEnquiryInbox = ({ db, clock }: AppDeps) => ({
  countTodos: async (): Promise<TodoCount> => ({ openCount: await repository.countOpen(db) }),

  /** Open ones by urgency, and the newest resolved ones. */
  async list(): Promise<StaffEnquiries> {
    const open = await repository.findOpen(db, OPEN_SHOWN);
    const openTotal = open.length < OPEN_SHOWN ? open.length : await repository.countOpen(db);
    const resolved = await repository.findResolved(db, RESOLVED_SHOWN);
    const newest = await repository.findNewestMessages(
      db,
      [...open, ...resolved].map(({ ticketNumber }) => ticketNumber),
    );
    const byTicket = new Map(newest.map((message) => [message.ticketNumber, message]));
    const serialize = (enquiry: repository.Enquiry) => toStaffEnquiry(enquiry, byTicket.get(enquiry.ticketNumber));
    return { open: open.map(serialize), openTotal, resolved: resolved.map(serialize) };
  },

  /** @throws AppError 404 for an unknown ticket, 409 when its status is another by now */
  move: (staff: StaffUser, ticketNumber: string, { from, to }: MoveEnquiryBody): Promise<void> =>
    inTransaction(db, async (tx) => {
      const outcome = await repository.moveEnquiry(tx, ticketNumber, from, to);
      if (outcome === 'unknown') throw new AppError(404, 'enquiries.unknown');
      if (outcome === 'changed') throw new AppError(409, 'enquiries.changed');
      await recordAudit(
        tx,
        staff,
        {
          action: 'answerEnquiries',
          subject: 'enquiry',
          subjectId: ticketNumber,
          before: { status: from },
          after: { status: to },
        },
        clock.now(),
      );
    }),
});
