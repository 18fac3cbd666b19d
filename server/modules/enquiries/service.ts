import { createHash } from 'node:crypto';
import type { Language } from '../../../contract/constants';
import type { EnquiryBody, EnquiryReceipt, ExportedEnquiry } from '../../../contract/enquiries';
import type { Transaction } from '../../db/database';
import { isForeignKeyViolation } from '../../db/errors';
import { rejectTooManyVisitors } from '../../db/rejectTooManyVisitors';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { hashCallerByEach } from '../../lib/callers';
import { AppError, FieldsError } from '../../lib/errors';
import { toReceipt } from './deadlines';
import * as repository from './repository';

/** Enquiries held in memory at a time during an export. */
const EXPORT_PAGE_SIZE = 50;

interface ReceivedEnquiry {
  body: EnquiryBody;
  idempotencyKey: string;
  /** It is null for a visitor. */
  customerId: string | null;
  language: Language;
  callerAddress: string;
}

export type EnquiryService = ReturnType<typeof createEnquiryService>;

export function createEnquiryService({ config, secrets, db, clock, log }: AppDeps) {
  async function write(received: ReceivedEnquiry) {
    try {
      return await inTransaction(db, (tx) => writeOrFind(tx, received));
    } catch (error) {
      if (!isForeignKeyViolation(error, 'enquiries_customer_id_customers_id_fk')) throw error;
      // The account was erased concurrently: store it as a visitor's.
      return inTransaction(db, (tx) => writeOrFind(tx, { ...received, customerId: null }));
    }
  }

  async function writeOrFind(tx: Transaction, received: ReceivedEnquiry) {
    const { body, idempotencyKey, customerId, language, callerAddress } = received;
    const requestHash = hashBody(body);
    await repository.lockEnquiries(tx);
    const earlier = await repository.findByKey(tx, idempotencyKey);
    if (earlier) {
      if (earlier.requestHash !== requestHash) throw new AppError(409, 'enquiries.keyUsed');
      return { enquiry: earlier, isNew: false };
    }

    const callerHashes = hashCallerByEach(secrets.keys, callerAddress);
    await rejectTooManyVisitors(tx, 'enquiries', { ...config.enquiries, callerHashes, now: clock.now() });
    const enquiry = await repository.insertEnquiry(tx, {
      ...toColumns(body),
      language,
      customerId,
      idempotencyKey,
      requestHash,
      callerHash: callerHashes[0],
      createdAt: clock.now(),
    });
    return { enquiry, isNew: true };
  }

  async function withConversations(page: readonly repository.Enquiry[]): Promise<ExportedEnquiry[]> {
    const messages = await repository.findMessages(
      db,
      page.map(({ ticketNumber }) => ticketNumber),
    );
    return page.map((enquiry) =>
      toExported(
        enquiry,
        messages.filter(({ ticketNumber }) => ticketNumber === enquiry.ticketNumber),
      ),
    );
  }

  return {
    /**
     * Idempotent: the same key and body always return the same ticket.
     * @throws FieldsError without a way to reply, or for a franchise without its city; AppError 409 for a key used with
     * another body, 429 for caps
     */
    async receive(received: ReceivedEnquiry): Promise<EnquiryReceipt> {
      rejectIncomplete(received.body);
      const { enquiry, isNew } = await write(received);
      const { ticketNumber, kind } = enquiry;
      if (isNew) log.info({ ticketNumber, kind }, 'an enquiry arrived');
      return toReceipt(enquiry);
    },

    /** They are sorted with the newest first. */
    async *exportEnquiries(customerId: string): AsyncGenerator<ExportedEnquiry, void, undefined> {
      for (let after: repository.Enquiry | null = null; ;) {
        const page: repository.Enquiry[] = await repository.findOfCustomer(db, customerId, after, EXPORT_PAGE_SIZE);
        yield* await withConversations(page);
        after = page.at(-1) ?? null;
        if (!after || page.length < EXPORT_PAGE_SIZE) return;
      }
    },
  };
}

function rejectIncomplete({ kind, mobileNumber, emailId, city }: EnquiryBody): void {
  if (mobileNumber === undefined && emailId === undefined) {
    const contact = { key: 'enquiries.contactMissing' } as const;
    throw new FieldsError({ mobileNumber: contact, emailId: contact });
  }
  if (kind === 'FRANCHISE' && city === undefined) throw new FieldsError({ city: { key: 'validation.city.required' } });
}

const toExported = (enquiry: repository.Enquiry, messages: readonly repository.Message[]): ExportedEnquiry => ({
  ticketNumber: enquiry.ticketNumber,
  kind: enquiry.kind,
  status: enquiry.status,
  writtenAt: enquiry.createdAt.toISOString(),
  name: enquiry.name,
  mobileNumber: enquiry.mobileNumber,
  emailId: enquiry.emailId,
  orderNumber: enquiry.orderNumber,
  city: enquiry.city,
  investment: enquiry.investment,
  message: enquiry.message,
  conversation: messages.map(({ side, createdAt, text }) => ({ side, writtenAt: createdAt.toISOString(), text })),
});

/** Trimmed only; output escapes. */
const toColumns = ({ kind, name, mobileNumber, emailId, orderNumber, city, investment, message }: EnquiryBody) => ({
  kind,
  name: name.trim(),
  mobileNumber: mobileNumber ?? null,
  emailId: emailId ?? null,
  orderNumber: orderNumber?.toUpperCase() ?? null,
  city: city?.trim() ?? null,
  investment: investment?.trim() ?? null,
  message: message.trim(),
});

/** Independent of field order. */
const hashBody = (body: EnquiryBody): string =>
  createHash('sha256')
    .update(JSON.stringify(toColumns(body)))
    .digest('hex');
