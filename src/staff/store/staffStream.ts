import type { StoreServices } from '../../store/services';
import { selectStaffToken } from './staffSessionSlice';
import type { StaffState } from './staffHooks';

/** Opens a stream of the staff area. @param path below `/api/staff` */
export const staffStream = (path: string, services: StoreServices, readState: () => StaffState) => ({
  url: `${services.baseUrl.replace(/\/web$/, '/staff')}${path}`,
  headers: () => ({ token: selectStaffToken(readState()) ?? '', 'accept-language': services.language() }),
  fetch: services.fetch,
});
