import type { Language } from '../../../contract/constants';
import type {
  ComplaintList,
  DecideComplaintBody,
  ReplacementOrderBody,
  ReplacementParcelBody,
  StaffComplaint,
  StaffComplaints,
} from '../../../contract/complaints';
import { isParcelHere } from '../../../contract/orderConstants';
import type { ComplaintTodos } from '../../../contract/staffTodos';
import { recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { isCheckViolation } from '../../db/errors';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { inRupees } from '../../../contract/inRupees';
import type { Notifier } from '../messaging';
import type { Refunds } from '../payments';
import type { Orders } from '../orders';
import type { StockLedger } from '../stockLedger';
import * as repository from './repository';

export type ComplaintDecisions = ReturnType<typeof createComplaintDecisions>;

const OPEN_SHOWN = 200;
const DECIDED_SHOWN = 50;
/** As many as an order has lines, and a customer's last ones. */
const SHOWN_OF_ONE = 50;

export function createComplaintDecisions(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  {
    orders,
    refunds,
    stockLedger,
    notifier,
  }: {
    orders: Pick<Orders, 'withOrder' | 'replacement'>;
    refunds: Refunds;
    stockLedger: StockLedger;
    notifier: Notifier;
  },
) {
  const findUnits = async (tx: Transaction, { orderId, lineNo, quantity: count }: repository.ComplaintRow) =>
    (await repository.findUnitContents(tx, orderId, lineNo)).map(({ packId, quantity }) => ({
      packId,
      quantity: quantity * count,
    }));

  /** Sends the same again with the next delivery. */
  async function replace(tx: Transaction, complaint: repository.ComplaintRow, staff: StaffUser): Promise<void> {
    const units = await findUnits(tx, complaint);
    const stock = await stockLedger.lock(
      tx,
      units.map(({ packId }) => packId),
    );
    const isShort = units.some(
      ({ packId, quantity }) => (stock.find(({ id }) => id === packId)?.stock ?? 0) < quantity,
    );
    if (isShort) throw new AppError(409, 'complaints.noStock');
    const note = repository.refundReason(complaint.id);
    await stockLedger.writeOff(tx, units, { reason: 'REPLACED', actorId: staff.staffId, note, at: clock.now() });
  }

  return {
    countTodos: async (): Promise<ComplaintTodos> => ({
      openCount: await repository.countToDecide(db),
      toSendCount: await repository.countToSend(db),
    }),

    async list(language: Language): Promise<StaffComplaints> {
      const open = await repository.findOpen(db, OPEN_SHOWN);
      const decided = await repository.findDecided(db, DECIDED_SHOWN);
      return {
        open: open.map((row) => serialize(row, language)),
        toSend: (await repository.findToSend(db, OPEN_SHOWN)).map((row) => serialize(row, language)),
        decided: decided.map((row) => serialize(row, language)),
      };
    },

    ofOrder: async (orderNumber: string, language: Language): Promise<ComplaintList> => ({
      items: (await repository.findOfOrderForStaff(db, orderNumber, SHOWN_OF_ONE)).map((row) =>
        serialize(row, language),
      ),
    }),

    ofCustomer: async (customerId: string, language: Language): Promise<ComplaintList> => ({
      items: (await repository.findOfCustomerForStaff(db, customerId, SHOWN_OF_ONE)).map((row) =>
        serialize(row, language),
      ),
    }),

    /**
     * A refund above the role's limit waits for an Admin, and the complaint stays open until then.
     * @returns whether it waits
     * @throws AppError 404; 409 when decided, unpaid, for a refund above what was paid, or without stock to replace
     */
    async decide(staff: StaffUser, id: string, body: DecideComplaintBody): Promise<boolean> {
      const known = await repository.findComplaint(db, id);
      if (!known) throw new AppError(404, 'complaints.notFound');
      const { orderId } = known.complaint;
      return orders.withOrder({ id: orderId }, async (tx) => {
        const row = await repository.findForDecision(tx, id);
        if (!row) throw new AppError(404, 'complaints.notFound');
        if (row.state !== 'OPEN') throw new AppError(409, 'complaints.decided');
        if (row.waitsForApproval) throw new AppError(409, 'complaints.waitsForApproval');
        const { decision, amountPaise = 0 } = body;
        const reason = body.reason.trim();
        if (decision === 'REPLACED') await replace(tx, row.complaint, staff);
        let refundMethod = 'NONE';
        if (decision === 'REFUNDED') {
          const mostPaise = row.leftUnits > 0 ? row.paidPaise : 0;
          if (amountPaise < 1 || amountPaise > mostPaise)
            throw new AppError(409, 'complaints.abovePaid', { params: { amount: inRupees(mostPaise) } });
          const { lineNo } = row.complaint;
          const quantity = Math.min(row.complaint.quantity, row.leftUnits);
          refundMethod = await refunds.refund(tx, orderId, {
            amountPaise,
            reason: repository.refundReason(id),
            by: staff,
            lines: [{ lineNo, quantity, amountPaise, returned: 'NONE' }],
          });
          if (refundMethod === 'LESS_TO_PAY') throw new AppError(409, 'complaints.notPaid');
        }
        const isWaiting = refundMethod === 'APPROVAL';
        await repository.decide(tx, id, {
          decisionReason: reason,
          ...(!isWaiting && { state: decision, decidedBy: staff.staffId, decidedAt: clock.now() }),
          ...(refundMethod === 'REFUND' && { refundId: await repository.findRefundId(tx, orderId, id) }),
        });
        // One that waits is told of when its refund is approved.
        if (!isWaiting)
          await notifier.notify(tx, {
            kind: 'COMPLAINT_ANSWERED',
            orderId,
            subjectId: id,
            // It may be decided again, once its replacement was cancelled.
            eventKey: `complaint ${id} ${clock.now().toISOString()}`,
          });
        // The reason may name people, and the log can't be erased.
        const after = { complaint: id, decision, ...(decision === 'REFUNDED' && { amountPaise, way: refundMethod }) };
        await recordAudit(
          tx,
          staff,
          { action: 'decideComplaints', subject: 'order', subjectId: orderId, before: { state: 'OPEN' }, after },
          clock.now(),
        );
        return isWaiting;
      });
    },

    /**
     * A promised replacement is in the customer's next parcel, or is taken out of it again.
     * @throws AppError 404; 409 once the parcel left, and unless it is to be sent or is in this one
     */
    async setParcel(staff: StaffUser, id: string, { orderNumber, isIn }: ReplacementParcelBody): Promise<void> {
      if (!(await repository.findComplaint(db, id))) throw new AppError(404, 'complaints.notFound');
      await orders.withOrder({ orderNumber }, async (tx, { id: orderId, customerId, status }) => {
        if (!isParcelHere(status) || customerId === null) throw new AppError(409, 'complaints.parcelLeft');
        const now = clock.now();
        const sent = { customerId, sentWith: orderId, sentAt: now, sentBy: staff.staffId };
        const isDone = isIn
          ? await repository.putIntoParcel(tx, id, sent)
          : await repository.takeOutOfParcel(tx, id, orderId);
        if (!isDone) throw new AppError(409, 'complaints.notToSend');
        const act = { action: 'decideComplaints', subject: 'order', subjectId: orderId };
        await recordAudit(tx, staff, { ...act, after: { complaint: id, sent: isIn } }, now);
      });
    },

    /**
     * A promised replacement becomes an order of its own, which takes the units that were set apart for it.
     * @returns the order's number
     * @throws AppError 404; 409 unless it is to be sent, for a delivery time that is not free, or when its units were
     * recalled and there are no others
     */
    async sendAsOrder(staff: StaffUser, id: string, { times }: ReplacementOrderBody): Promise<string> {
      const known = await repository.findComplaint(db, id);
      if (!known) throw new AppError(404, 'complaints.notFound');
      const { complaint } = known;
      try {
        return await orders.withOrder({ id: complaint.orderId }, async (tx, original) => {
          if (original.customerId === null || !(await repository.isStillToSend(tx, id)))
            throw new AppError(409, 'complaints.notToSend');
          const now = clock.now();
          const packIds = (await findUnits(tx, complaint)).map(({ packId }) => packId);
          await stockLedger.lock(tx, packIds);
          const by = { actorId: staff.staffId, note: repository.refundReason(id), at: now };
          await stockLedger.takeBack(tx, packIds, { reason: 'REPLACED', ...by });
          const { lineNo, quantity } = complaint;
          const placed = await orders.replacement.place(tx, original, { lineNo, quantity, times }, staff);
          await repository.sendAsOrder(tx, id, { sentWith: placed.id, sentAt: now, sentBy: staff.staffId });
          const { orderNumber } = placed;
          const act = { action: 'decideComplaints', subject: 'order', subjectId: placed.id };
          const after = { complaint: id, orderNumber, replaces: original.orderNumber };
          await recordAudit(tx, staff, { ...act, after }, now);
          return orderNumber;
        });
      } catch (error) {
        if (isCheckViolation(error, 'packs_stock_check')) throw new AppError(409, 'complaints.noStock');
        throw error;
      }
    },

    /** A promised replacement went out. @throws AppError 404; 409 unless it is to be sent */
    async markSent(staff: StaffUser, id: string): Promise<void> {
      const known = await repository.findComplaint(db, id);
      if (!known) throw new AppError(404, 'complaints.notFound');
      const { orderId } = known.complaint;
      await orders.withOrder({ id: orderId }, async (tx) => {
        const now = clock.now();
        if (!(await repository.markSent(tx, id, { sentAt: now, sentBy: staff.staffId })))
          throw new AppError(409, 'complaints.notToSend');
        const act = { action: 'decideComplaints', subject: 'order', subjectId: orderId };
        await recordAudit(tx, staff, { ...act, after: { complaint: id, sent: true } }, now);
      });
    },
  };
}

const serialize = (row: repository.StaffComplaintRow, language: Language): StaffComplaint => {
  const { complaint, state, decidedAt } = row;
  return {
    _id: complaint.id,
    orderId: complaint.orderId,
    orderNumber: row.orderNumber,
    customerId: row.customerId,
    customerName: row.customerName ?? '',
    mobileNumber: row.mobileNumber ?? '',
    name: row.name[language],
    netGrams: row.netGrams,
    measure: row.measure,
    kind: complaint.kind,
    quantity: complaint.quantity,
    text: complaint.text,
    state,
    decisionReason: complaint.decisionReason,
    refundedPaise: row.refundedPaise,
    reportedAt: complaint.createdAt.toISOString(),
    decidedAt: decidedAt && decidedAt.toISOString(),
    photoId: complaint.photoId,
    paidPaise: row.paidPaise,
    available: row.available,
    waitsForApproval: row.waitsForApproval,
    decidedBy: row.decidedBy,
    sentAt: complaint.sentAt && complaint.sentAt.toISOString(),
    sentWith: row.sentWith,
  };
};
