import type {
  BlockBody,
  CustomerBlock,
  CustomerNoteBody,
  CustomerSearchQuery,
  FoundCustomers,
  StaffCustomer,
} from '../../../contract/staffCustomers';
import { MAX_NOTES_PER_CUSTOMER } from '../../../contract/customerConstants';
import { recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { lockCustomer } from '../../db/lockCustomer';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, FieldsError } from '../../lib/errors';
import type { CallersAddresses } from '../address';
import * as repository from './repository';

export type CustomerRecords = ReturnType<typeof createCustomerRecordsService>;

const MAX_FOUND = 50;
const ORDERS_SHOWN = 20;
export const BLOCKS_SHOWN = 20;

/** What staff know of a customer, write down about them, and whether they may order. */
export function createCustomerRecordsService(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  addresses: Pick<CallersAddresses, 'listAddresses'>,
) {
  /** Holds the customer's row meanwhile. @throws AppError 404 */
  const withCustomer = <T>(customerId: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    inTransaction(db, async (tx) => {
      if (!(await lockCustomer(tx, customerId))) throw notFound();
      return work(tx);
    });

  // The log can't be erased: it says who did it and when, and the texts are with the customer.
  const record = (tx: Transaction, staff: StaffUser, customerId: string, act: { action: string; after?: object }) =>
    recordAudit(
      tx,
      staff,
      { action: act.action, subject: 'customer', subjectId: customerId, ...(act.after && { after: { ...act.after } }) },
      clock.now(),
    );

  return {
    /** Those that a part of their name or number, or an order's number, leads to; without a search, the blocked ones. */
    async find({ search = '' }: CustomerSearchQuery): Promise<FoundCustomers> {
      const typed = search.trim();
      const found =
        typed === ''
          ? await repository.findBlocked(db, MAX_FOUND + 1)
          : await repository.findCustomers(db, typed, MAX_FOUND + 1);
      return {
        items: found.slice(0, MAX_FOUND).map(({ blockedAt, lastOrderAt, ...customer }) => ({
          ...customer,
          isBlocked: blockedAt !== null,
          lastOrderAt: lastOrderAt && lastOrderAt.toISOString(),
        })),
        hasMore: found.length > MAX_FOUND,
      };
    },

    /** @throws AppError 404 */
    async read(customerId: string): Promise<StaffCustomer> {
      const customer = await repository.findCustomer(db, customerId);
      if (!customer) throw notFound();
      const orders = await repository.findOrders(db, customerId, ORDERS_SHOWN + 1);
      const { name, mobileNumber, emailId, language, createdAt } = customer;
      return {
        customerId,
        name,
        mobileNumber,
        emailId,
        language,
        since: createdAt.toISOString(),
        ...(await repository.sumMoney(db, customerId)),
        orders: orders
          .slice(0, ORDERS_SHOWN)
          .map(({ placedAt, ...order }) => ({ ...order, placedAt: placedAt.toISOString() })),
        hasMoreOrders: orders.length > ORDERS_SHOWN,
        addresses: await addresses.listAddresses(customerId),
        notes: (await repository.findNotes(db, customerId)).map(({ noteId, text, person, at }) => ({
          noteId,
          text,
          person,
          at: at.toISOString(),
        })),
        blocks: (await repository.findBlocks(db, customerId, BLOCKS_SHOWN)).map(serializeBlock),
      };
    },

    /**
     * Once, however often the same note arrives again.
     * @throws AppError 404, or 409 for one note too many; FieldsError for blanks alone
     */
    async addNote(staff: StaffUser, customerId: string, body: CustomerNoteBody): Promise<void> {
      const text = body.text.trim();
      if (text === '') throw new FieldsError({ text: { key: 'validation.note.required' } });
      await withCustomer(customerId, async (tx) => {
        const notes = await repository.findNotes(tx, customerId);
        const last = notes.at(-1);
        if (last?.text === text && last.staffId === staff.staffId) return;
        if (notes.length >= MAX_NOTES_PER_CUSTOMER)
          throw new AppError(409, 'customerRecords.tooManyNotes', { params: { count: MAX_NOTES_PER_CUSTOMER } });
        await repository.insertNote(tx, { customerId, staffId: staff.staffId, text, at: clock.now() });
        await record(tx, staff, customerId, { action: 'noteCustomers' });
      });
    },

    /** They place no new order from now on. @throws AppError 404, or 409 when blocked; FieldsError for blanks alone */
    async block(staff: StaffUser, customerId: string, body: BlockBody): Promise<void> {
      const reason = reasonOf(body);
      await withCustomer(customerId, async (tx) => {
        const block = { customerId, reason, blockedBy: staff.staffId, blockedAt: clock.now() };
        if (!(await repository.insertBlock(tx, block))) throw new AppError(409, 'customerRecords.alreadyBlocked');
        await repository.noticeOrders(tx, customerId);
        await record(tx, staff, customerId, { action: 'blockCustomers', after: { blocked: true } });
      });
    },

    /** @throws AppError 404, or 409 when not blocked; FieldsError for blanks alone */
    async unblock(staff: StaffUser, customerId: string, body: BlockBody): Promise<void> {
      const end = { endReason: reasonOf(body), endedBy: staff.staffId, endedAt: clock.now() };
      await withCustomer(customerId, async (tx) => {
        if (!(await repository.endBlock(tx, customerId, end))) throw new AppError(409, 'customerRecords.notBlocked');
        await record(tx, staff, customerId, { action: 'blockCustomers', after: { blocked: false } });
      });
    },
  };
}

const notFound = () => new AppError(404, 'customerRecords.notFound');

function reasonOf(body: BlockBody): string {
  const reason = body.reason.trim();
  if (reason === '') throw new FieldsError({ reason: { key: 'validation.reason.required' } });
  return reason;
}

const serializeBlock = (block: Awaited<ReturnType<typeof repository.findBlocks>>[number]): CustomerBlock => ({
  reason: block.reason,
  blockedAt: block.blockedAt.toISOString(),
  blockedBy: block.blocker,
  endReason: block.endReason,
  endedAt: block.endedAt && block.endedAt.toISOString(),
  endedBy: block.unblocker,
});
