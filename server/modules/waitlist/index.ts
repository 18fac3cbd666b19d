import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { cleanupJob } from './cleanupJob';
import { waitlistRoutes } from './routes';
import { createWaitlistService, type WaitlistService } from './service';
import { staffWaitlistRoutes } from './staffRoutes';
import { createStaffWaitlist, type WaitlistMessages } from './staffWaitlist.service';

/** Who asked to be told once the shop delivers to their place. */
export function createWaitlist(
  deps: AppDeps,
  messages: WaitlistMessages,
): {
  areas: Area[];
  readServedPlace: WaitlistService['readServedPlace'];
  personal: Pick<WaitlistService, 'exportEntries' | 'eraseNumber'>;
} {
  const service = createWaitlistService(deps);
  return {
    areas: [
      { prefix: '/api/web/homepage', routes: waitlistRoutes(service), jobs: [cleanupJob(deps)] },
      { prefix: '/api/staff/waitlist', routes: staffWaitlistRoutes(createStaffWaitlist(deps, messages)) },
    ],
    readServedPlace: (entryId) => service.readServedPlace(entryId),
    personal: service,
  };
}
