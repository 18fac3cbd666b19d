import type { EnquiryReceipt } from '../../../contract/enquiries';
import type { Enquiry } from './repository';

const ACKNOWLEDGED_WITHIN_MS = 48 * 3_600_000;

/**
 * E-Commerce Rules 2020, rule 4(5): a grievance is acknowledged within 48 hours, as other kinds are here too, and
 * redressed within a month.
 */
export const toReceipt = ({ ticketNumber, kind, createdAt }: Enquiry): EnquiryReceipt => ({
  ticketNumber,
  acknowledgeBy: acknowledgeBy(createdAt),
  resolveBy: kind === 'GRIEVANCE' ? oneMonthAfter(createdAt).toISOString() : null,
});

export const acknowledgeBy = (writtenAt: Date): string =>
  new Date(writtenAt.getTime() + ACKNOWLEDGED_WITHIN_MS).toISOString();

/** The same day of the next month, or its last day. */
export function oneMonthAfter(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + 1);
  // 31 January would overflow into March.
  if (later.getUTCDate() < moment.getUTCDate()) later.setUTCDate(0);
  return later;
}
