import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { enquiryRoutes } from './routes';
import { createEnquiryService, type EnquiryService } from './service';
import { sweepingJob } from './sweeping';

/** Messages from /support and /franchise, stored in `enquiries`. */
export function createEnquiries(deps: AppDeps): { area: Area; exportEnquiries: EnquiryService['exportEnquiries'] } {
  const service = createEnquiryService(deps);
  return {
    area: {
      // The specification has five areas; content pages belong to the homepage's.
      prefix: '/api/web/homepage',
      routes: enquiryRoutes(service),
      jobs: [sweepingJob(deps)],
    },
    exportEnquiries: (customerId) => service.exportEnquiries(customerId),
  };
}
