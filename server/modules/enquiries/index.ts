import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { enquiryRoutes } from './routes';
import { createEnquiryService, type EnquiryService } from './service';
import { sweepingJob } from './sweeping';

/** What people write to the shop on /support and /franchise: kept in the table `enquiries`. */
export function createEnquiries(deps: AppDeps): { area: Area; exportEnquiries: EnquiryService['exportEnquiries'] } {
  const service = createEnquiryService(deps);
  return {
    area: {
      // The specification has five areas; pages of words belong to the shop window's.
      prefix: '/api/web/homepage',
      routes: enquiryRoutes(service),
      jobs: [sweepingJob(deps)],
    },
    exportEnquiries: (customerId) => service.exportEnquiries(customerId),
  };
}
