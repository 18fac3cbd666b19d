import { MAX_MESSAGES_PER_ENQUIRY } from '../../../contract/constants';
import type { EnquiryConversation, EnquiryReplyBody } from '../../../contract/staffEnquiries';
import { recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { Notifier } from '../messaging';
import * as repository from './repository';
import { toEnquiryMessage, toStaffEnquiry } from './serializeEnquiry';

export type EnquiryNotifier = Pick<Notifier, 'notifyEnquirer' | 'channelOfEnquirer'>;

export type Conversations = ReturnType<typeof createConversations>;

/** Staff read what was written about an enquiry, and reply. */
export const createConversations = ({ db, clock }: AppDeps, notifier: EnquiryNotifier) => ({
  /** @throws AppError 404 for an unknown ticket */
  async get(ticketNumber: string): Promise<EnquiryConversation> {
    const enquiry = await repository.findEnquiry(db, ticketNumber);
    if (!enquiry) throw new AppError(404, 'enquiries.unknown');
    const messages = await repository.findMessages(db, [ticketNumber]);
    return {
      ...toStaffEnquiry(enquiry, messages.at(-1)),
      messages: messages.map(toEnquiryMessage),
      replyBy: await notifier.channelOfEnquirer(ticketNumber),
    };
  },

  /**
   * Once, however often the same reply arrives again. It acknowledges an enquiry that waits for one.
   * @throws AppError 404 for an unknown ticket, 409 when somebody has written meanwhile or for one message too many
   */
  reply: (staff: StaffUser, ticketNumber: string, body: EnquiryReplyBody): Promise<void> =>
    inTransaction(db, async (tx) => {
      const text = body.text.trim();
      const enquiry = await repository.lockEnquiry(tx, ticketNumber);
      if (!enquiry) throw new AppError(404, 'enquiries.unknown');
      const [newest] = await repository.findNewestMessages(tx, [ticketNumber]);
      if (newest?.staffId === staff.staffId && newest.text === text) return;
      if ((newest?.id ?? null) !== body.after) throw new AppError(409, 'enquiries.writtenMeanwhile');
      if ((await repository.countMessages(tx, ticketNumber)) >= MAX_MESSAGES_PER_ENQUIRY)
        throw new AppError(409, 'enquiries.tooManyMessages', { params: { count: MAX_MESSAGES_PER_ENQUIRY } });
      const id = newId();
      const at = await append(
        tx,
        { id, ticketNumber, side: 'SHOP', text, staffId: staff.staffId },
        newest,
        clock.now(),
      );
      const status = enquiry.status === 'OPEN' ? 'ACKNOWLEDGED' : enquiry.status;
      if (status !== enquiry.status) await repository.setStatus(tx, ticketNumber, status);
      await notifier.notifyEnquirer(tx, {
        kind: 'ENQUIRY_ANSWERED',
        ticketNumber,
        subjectId: id,
        eventKey: `reply ${id}`,
      });
      // The log omits the text: it may name people, and the log can't be erased.
      await recordAudit(
        tx,
        staff,
        {
          action: 'replyToEnquiry',
          subject: 'enquiry',
          subjectId: ticketNumber,
          before: { status: enquiry.status },
          after: { status },
        },
        at,
      );
    }),
});

/** Later than the newest one, so that the sequence in which they were written is known. */
export async function append(
  tx: Transaction,
  message: Omit<repository.NewMessage, 'createdAt'>,
  newest: Pick<repository.Message, 'createdAt'> | undefined,
  now: Date,
): Promise<Date> {
  const createdAt = new Date(Math.max(now.getTime(), (newest?.createdAt.getTime() ?? 0) + 1));
  await repository.insertMessage(tx, { ...message, createdAt });
  return createdAt;
}
