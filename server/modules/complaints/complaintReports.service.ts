import type { Language } from '../../../contract/constants';
import type { Complaint, ComplaintBody, ComplaintsOfOrder } from '../../../contract/complaints';
import { findShopRules } from '../../db/findShopRules';
import type { Queries } from '../../db/database';
import { isUniqueViolation } from '../../db/errors';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { Notifier } from '../messaging';
import type { Orders } from '../orders';
import type { EvidencePhotos } from '../evidencePhotos';
import * as repository from './repository';

export type ComplaintReports = ReturnType<typeof createComplaintReports>;

const HOUR_MS = 3_600_000;

export function createComplaintReports(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  {
    orders,
    photos,
    notifier,
  }: { orders: Pick<Orders, 'withOrder' | 'queries'>; photos: EvidencePhotos; notifier: Notifier },
) {
  async function reportableUntil(at: Queries, orderId: string): Promise<Date | null> {
    const deliveredAt = await repository.findDeliveredAt(at, orderId);
    if (!deliveredAt) return null;
    const { complaintHours } = await findShopRules(at);
    const until = new Date(deliveredAt.getTime() + complaintHours * HOUR_MS);
    return clock.now() < until ? until : null;
  }

  /** @throws AppError 409 before the delivery, and once the time is over */
  async function assertReportable(at: Queries, orderId: string): Promise<void> {
    if (await reportableUntil(at, orderId)) return;
    const isDelivered = (await repository.findDeliveredAt(at, orderId)) !== null;
    throw new AppError(409, isDelivered ? 'complaints.tooLate' : 'complaints.notDelivered');
  }

  return {
    /** @throws AppError 404, also for another customer's order */
    async list(customerId: string, orderId: string, language: Language): Promise<ComplaintsOfOrder> {
      await orders.queries.find({ id: orderId, customerId });
      const until = await reportableUntil(db, orderId);
      const lines = await repository.findDeliveredLines(db, orderId);
      const complaints = await repository.findOfOrder(db, orderId);
      return {
        reportableUntil: until && until.toISOString(),
        lines: lines.map(({ lineNo, name, ...line }) => {
          const found = complaints.find(({ complaint }) => complaint.lineNo === lineNo);
          return { lineNo, name: name[language], ...line, complaint: found ? serialize(found) : null };
        }),
      };
    },

    /** @throws AppError 404; 409 when nothing can be reported; 400 for what is no picture */
    async addPhoto(customerId: string, orderId: string, bytes: unknown): Promise<string> {
      await orders.queries.find({ id: orderId, customerId });
      await assertReportable(db, orderId);
      await photos.assertRoom(db, orderId, 'COMPLAINT');
      const photo = await photos.add(bytes);
      return photos.insert(db, { kind: 'COMPLAINT', orderId, ...photo });
    },

    /** @throws AppError 404 for another's order or line; 409 when too late, for too many units, or reported before */
    async report(customerId: string, orderId: string, body: ComplaintBody): Promise<void> {
      const { lineNo, quantity, kind, photoId } = body;
      try {
        await orders.withOrder({ id: orderId, customerId }, async (tx) => {
          await assertReportable(tx, orderId);
          const line = (await repository.findDeliveredLines(tx, orderId)).find((each) => each.lineNo === lineNo);
          if (!line) throw new AppError(404, 'complaints.noLine');
          if (quantity > line.quantity)
            throw new AppError(409, 'complaints.tooMany', { params: { count: line.quantity } });
          if (photoId !== undefined && !(await photos.isOf(tx, photoId, orderId)))
            throw new AppError(404, 'complaints.noPhoto');
          const id = newId();
          await repository.insertComplaint(tx, {
            id,
            orderId,
            lineNo,
            quantity,
            kind,
            text: body.text.trim(),
            photoId: photoId ?? null,
            createdAt: clock.now(),
          });
          await notifier.notifyStaff(tx, { kind: 'COMPLAINT', orderId, subjectId: id });
        });
      } catch (error) {
        if (isUniqueViolation(error, 'complaints_line_unique')) throw new AppError(409, 'complaints.reported');
        throw error;
      }
    },
  };
}

const serialize = ({
  complaint,
  state,
  refundedPaise,
  decidedAt,
}: Awaited<ReturnType<typeof repository.findOfOrder>>[number]): Complaint => ({
  kind: complaint.kind,
  quantity: complaint.quantity,
  text: complaint.text,
  hasPhoto: complaint.photoId !== null,
  state,
  decisionReason: state === 'OPEN' ? null : complaint.decisionReason,
  refundedPaise: state === 'REFUNDED' ? refundedPaise : null,
  reportedAt: complaint.createdAt.toISOString(),
  decidedAt: decidedAt && decidedAt.toISOString(),
});
