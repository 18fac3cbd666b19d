import { http } from 'msw';
import { buildSlotLoad, buildSlotSettings } from '../builders/slots';
import { ok, staffApiUrl } from './responses';

const settings = () => ok(buildSlotSettings());

/** A shop that delivers every morning and evening; changes are accepted and not stored. */
export const staffSlotsHandlers = [
  http.get(staffApiUrl('/slots'), settings),
  http.get(staffApiUrl('/slots/load'), () => ok(buildSlotLoad())),
  http.post(staffApiUrl('/slots/windows'), settings),
  http.put(staffApiUrl('/slots/windows/:id'), settings),
  http.delete(staffApiUrl('/slots/windows/:id'), settings),
  http.post(staffApiUrl('/slots/closed-days'), settings),
  http.delete(staffApiUrl('/slots/closed-days/:day'), settings),
  http.put(staffApiUrl('/slots/rush'), settings),
];
