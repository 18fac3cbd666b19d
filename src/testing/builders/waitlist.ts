import type { StaffWaitlist, WaitlistEntry } from '../../../contract/waitlist';

const buildWaitlistEntry = (overrides: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  _id: 'entry-1',
  mobileNumber: '9876543210',
  place: 'Tiruppur 641601',
  isOnMap: true,
  area: null,
  askedAt: '2026-11-20T06:00:00Z',
  toldAt: null,
  ...overrides,
});

/** An area that has opened, two places that wait, and who was told. */
export const buildStaffWaitlist = (overrides: Partial<StaffWaitlist> = {}): StaffWaitlist => ({
  items: [
    buildWaitlistEntry(),
    buildWaitlistEntry({ _id: 'entry-2', mobileNumber: '9876500001', place: 'Pollachi', area: 'Around Coimbatore' }),
    buildWaitlistEntry({ _id: 'entry-3', mobileNumber: '9876500002', place: 'ஈரோடு', isOnMap: false }),
    buildWaitlistEntry({
      _id: 'entry-4',
      mobileNumber: '9876500003',
      place: 'Pollachi',
      area: 'Around Coimbatore',
      toldAt: '2026-11-21T06:00:00Z',
    }),
  ],
  total: 4,
  areas: [{ _id: 'ring', name: 'Around Coimbatore', count: 1 }],
  unregistered: [],
  places: [
    { place: 'Tiruppur 641601', count: 12, offMapCount: 0 },
    { place: 'ஈரோடு', count: 3, offMapCount: 3 },
  ],
  ...overrides,
});
