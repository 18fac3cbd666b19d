import { http } from 'msw';
import { buildStaffArea, buildStaffAreas } from '../builders/staffAreas';
import { ok, staffApiUrl } from './responses';

/** Two areas; changes are accepted and not stored. */
export const staffAreasHandlers = [
  http.get(staffApiUrl('/areas'), () => ok(buildStaffAreas())),
  http.post(staffApiUrl('/areas/preview'), () => ok({ lost: 0, gained: 0 })),
  http.post(staffApiUrl('/areas'), () => ok(buildStaffArea({ _id: 'new' }))),
  http.put(staffApiUrl('/areas/order'), () => ok(buildStaffAreas().reverse())),
  http.put(staffApiUrl('/areas/:id'), () => ok(buildStaffArea({ version: 2 }))),
  http.delete(staffApiUrl('/areas/:id'), () => ok(null)),
];
