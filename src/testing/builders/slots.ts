import type { OpenSlot, Slot } from '../../../contract/slots';
import type { SlotLoad, SlotSettings } from '../../../contract/staffSlots';

const DAYS = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'];
const MORNING = { start: '07:00', end: '10:00' };
const EVENING = { start: '16:00', end: '19:00' };

const slotAt = (day: string, { start, end }: typeof MORNING): Slot => ({
  _id: `${start}_${day}`,
  day,
  startsAt: `${day}T${start}:00+05:30`,
  endsAt: `${day}T${end}:00+05:30`,
});

/** The slot is on a Friday morning. */
export const buildSlot = (overrides: Partial<Slot> = {}): Slot => ({ ...slotAt('2026-11-27', MORNING), ...overrides });

/** A morning and an evening on seven days. */
export const buildOpenSlots = (left = 20): OpenSlot[] =>
  DAYS.flatMap((day) => [MORNING, EVENING].map((times) => ({ ...slotAt(day, times), left })));

export const buildSlotSettings = (overrides: Partial<SlotSettings> = {}): SlotSettings => ({
  windows: [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) =>
    [420, 960].map((startMinute) => ({
      _id: `window-${weekday}-${startMinute}`,
      areaId: null,
      weekday,
      startMinute,
      endMinute: startMinute + 180,
      capacity: 20,
      cutOffMinutes: 120,
    })),
  ),
  areas: [{ _id: 'city', name: 'Coimbatore' }],
  closedDays: [{ day: '2026-12-25', reason: 'Christmas', booked: 0 }],
  rushExtraDays: 0,
  today: '2026-11-26',
  ...overrides,
});

/** The first evening is full, the third day closed with two promised orders. */
export const buildSlotLoad = (): SlotLoad =>
  DAYS.map((day, at) => ({
    day,
    closedReason: at === 2 ? 'Pongal' : null,
    slots: [
      { ...slotAt(day, MORNING), booked: [12, 4, 2][at] ?? 0, capacity: 20, hasBegun: false },
      { ...slotAt(day, EVENING), booked: at === 0 ? 20 : 1, capacity: 20, hasBegun: false },
    ],
  }));
