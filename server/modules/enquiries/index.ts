import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createEnquiryInbox } from './inbox.service';
import { enquiryRoutes } from './routes';
import { createEnquiryService, type EnquiryService } from './service';
import { staffEnquiryRoutes } from './staffRoutes';
import { cleanupJob } from './cleanupJob';

/** Messages from /support and /franchise, stored in `enquiries`. */
export function createEnquiries(deps: AppDeps): { areas: Area[]; exportEnquiries: EnquiryService['exportEnquiries'] } {
  const service = createEnquiryService(deps);
  return {
    areas: [
      {
        // The specification has five areas; content pages belong to the homepage's.
        prefix: '/api/web/homepage',
        routes: enquiryRoutes(service),
        jobs: [cleanupJob(deps)],
      },
      { prefix: '/api/staff/enquiries', routes: staffEnquiryRoutes(createEnquiryInbox(deps)) },
    ],
    exportEnquiries: (customerId) => service.exportEnquiries(customerId),
  };
}
