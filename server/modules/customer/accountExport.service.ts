import { Readable } from 'node:stream';
import type { Language } from '../../../contract/constants';
import type { AppDeps } from '../../deps';
import { ok } from '../../lib/envelope';
import type { PersonalDataHolders } from './personalDataHolders';
import type { CustomerService } from './service';

export type AccountExport = ReturnType<typeof createAccountExport>;

export function createAccountExport(
  { clock }: Pick<AppDeps, 'clock'>,
  service: CustomerService,
  { address, complaints, enquiries, messages, orders, ratings, records, waitlist, wishlist }: PersonalDataHolders,
) {
  return {
    /**
     * Streams the response, envelope included, to bound memory.
     * @throws AppError 401 when the customer is gone
     */
    async exportCustomer(customerId: string, language: Language, message: string): Promise<Readable> {
      const profile = await service.getDetail(customerId);
      const addresses = await address.listAddresses(customerId);
      const head = JSON.stringify(ok({ exportedAt: clock.now().toISOString(), profile, addresses }, message));
      const lists = {
        orders: orders.exportOrders(customerId, language),
        enquiries: enquiries.exportEnquiries(customerId),
        waitlist: waitlist.exportEntries(profile.mobileNumber),
        wishes: wishlist.exportWishes(customerId, language),
        stockAlerts: wishlist.exportStockAlerts(customerId, language),
        complaints: complaints.exportComplaints(customerId),
        ratings: ratings.exportRatings(customerId, language),
        messages: messages.exportMessages(profile.mobileNumber),
        messageChoices: messages.exportChoices(customerId),
        whatsAppConsents: messages.exportConsents(customerId),
        contactStops: messages.exportStops(profile),
        notifiedBrowsers: messages.exportBrowsers(customerId),
        staffNotes: records.exportNotes(customerId),
        blocks: records.exportBlocks(customerId),
      };
      return Readable.from(withLists(head, lists));
    },
  };
}

/** @param head the response without lists */
async function* withLists(
  head: string,
  lists: Record<string, AsyncIterable<unknown>>,
): AsyncGenerator<string, void, undefined> {
  const tail = '}}';
  yield head.slice(0, -tail.length);
  for (const [name, list] of Object.entries(lists)) {
    yield `,${JSON.stringify(name)}:[`;
    let comma = '';
    for await (const item of list) {
      yield comma + JSON.stringify(item);
      comma = ',';
    }
    yield ']';
  }
  yield tail;
}
