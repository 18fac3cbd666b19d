import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { StoreService } from '../shopSettings';
import { createConversations, type EnquiryNotifier } from './conversation.service';
import { createReceiveText, type ReceiveText } from './inbound.service';
import { createEnquiryInbox } from './inbox.service';
import { enquiryRoutes } from './routes';
import { createEnquiryService, type EnquiryService } from './service';
import { staffEnquiryRoutes } from './staffRoutes';
import { cleanupJob } from './cleanupJob';

/** Messages from /support, from /franchise and by WhatsApp, and the shop's replies. */
export function createEnquiries(
  deps: AppDeps,
  store: Pick<StoreService, 'getSettings'>,
  notifier: EnquiryNotifier,
): { areas: Area[]; exportEnquiries: EnquiryService['exportEnquiries']; receiveText: ReceiveText } {
  const service = createEnquiryService(deps);
  return {
    areas: [
      {
        // The specification has five areas; content pages belong to the homepage's.
        prefix: '/api/web/homepage',
        routes: enquiryRoutes(service),
        jobs: [cleanupJob(deps)],
      },
      {
        prefix: '/api/staff/enquiries',
        routes: staffEnquiryRoutes(createEnquiryInbox(deps), createConversations(deps, notifier)),
      },
    ],
    receiveText: createReceiveText(deps, store),
    exportEnquiries: (customerId) => service.exportEnquiries(customerId),
  };
}
