import { ALL_AREAS, chooseSlot, openSlots, type DeliveryWindow, type SlotFacts } from './openSlots';

// 26 November 2026 is a Thursday.
const at = (time: string, day = '2026-11-26') => new Date(`${day}T${time}+05:30`);
const morning = (weekday: number): DeliveryWindow => ({
  id: `morning-${weekday}`,
  areaId: ALL_AREAS,
  weekday,
  startMinute: 7 * 60,
  endMinute: 10 * 60,
  capacity: 20,
  cutOffMinutes: 120,
});
const evening = (weekday: number): DeliveryWindow => ({
  ...morning(weekday),
  id: `evening-${weekday}`,
  startMinute: 16 * 60,
  endMinute: 19 * 60,
});
const CITY = { areaId: 'city' };
const DAILY = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => [evening(weekday), morning(weekday)]);
const shop = (changes: Partial<SlotFacts> = {}): SlotFacts => ({
  windows: DAILY,
  closedDays: [],
  used: {},
  rushExtraDays: 0,
  ...changes,
});
const idsAt = (now: Date, facts = shop()) => openSlots(facts, now, CITY)!.map(({ id }) => id);

it('offers an area its own windows, and the shop’s where it has none', () => {
  const noon = { ...morning(4), id: 'noon-4', areaId: 'ring', startMinute: 12 * 60, endMinute: 14 * 60 };
  const facts = shop({ windows: [...DAILY, noon] });
  const ids = (areaId: string) => openSlots(facts, at('00:00:00'), { areaId })!.map(({ id }) => id);
  expect(ids('ring')).toEqual(['noon-4_2026-11-26']);
  expect(ids('city')).toHaveLength(14);
  expect(openSlots(shop({ windows: [noon] }), at('00:00:00'), CITY)).toBeNull();
});

it('offers none where the shop has no windows', () => {
  expect(openSlots(shop({ windows: [] }), at('06:00:00'), CITY)).toBeNull();
});

it('offers the slots of seven days in order, from the shop’s midnight on', () => {
  const ids = idsAt(at('00:00:00'));
  expect(ids).toHaveLength(14);
  expect(ids.slice(0, 3)).toEqual(['morning-4_2026-11-26', 'evening-4_2026-11-26', 'morning-5_2026-11-27']);
  expect(ids.at(-1)).toBe('evening-3_2026-12-02');
  // A second before, it is still Wednesday.
  expect(idsAt(at('23:59:59', '2026-11-25')).at(-1)).toBe('evening-2_2026-12-01');
});

it('takes orders until the cut-off, and no moment longer', () => {
  expect(idsAt(at('04:59:59'))[0]).toBe('morning-4_2026-11-26');
  expect(idsAt(at('05:00:00'))[0]).toBe('evening-4_2026-11-26');
  expect(idsAt(at('14:00:00'))[0]).toBe('morning-5_2026-11-27');
});

it('counts a cut-off of more than a day from the slot’s beginning', () => {
  const windows = [{ ...morning(5), cutOffMinutes: 24 * 60 }];
  expect(idsAt(at('06:59:59'), shop({ windows }))).toEqual(['morning-5_2026-11-27']);
  expect(idsAt(at('07:00:00'), shop({ windows }))).toEqual([]);
});

it('gives each slot its moments in Indian time', () => {
  const [slot] = openSlots(shop(), at('01:00:00'), CITY)!;
  expect(slot).toMatchObject({
    day: '2026-11-26',
    startsAt: at('07:00:00'),
    endsAt: at('10:00:00'),
    closesAt: at('05:00:00'),
    capacity: 20,
    left: 20,
  });
});

it('leaves out closed days, and begins later in a rush', () => {
  expect(idsAt(at('00:00:00'), shop({ closedDays: ['2026-11-26'] }))[0]).toBe('morning-5_2026-11-27');
  const rush = idsAt(at('00:00:00'), shop({ rushExtraDays: 2 }));
  expect([rush[0], rush.at(-1)]).toEqual(['morning-6_2026-11-28', 'evening-5_2026-12-04']);
});

it('counts what is booked by the capacity that the slot began with, and its own order’s place as free', () => {
  const id = 'morning-4_2026-11-26';
  const facts = shop({ used: { [id]: { booked: 5, capacity: 5 } } });
  expect(openSlots(facts, at('00:00:00'), CITY)![0]).toMatchObject({ id, left: 0, capacity: 5 });
  expect(openSlots(facts, at('00:00:00'), { ...CITY, ownSlotIds: [id] })![0]).toMatchObject({ left: 1 });
});

it('chooses the wanted slot, or else the soonest with places', () => {
  const slots = openSlots(
    shop({ used: { 'morning-4_2026-11-26': { booked: 20, capacity: 20 } } }),
    at('00:00:00'),
    CITY,
  )!;
  expect(chooseSlot(slots, 'morning-6_2026-11-28')?.id).toBe('morning-6_2026-11-28');
  for (const wanted of [undefined, 'morning-4_2026-11-26', 'unknown'])
    expect(chooseSlot(slots, wanted)?.id).toBe('evening-4_2026-11-26');
  expect(chooseSlot([], undefined)).toBeNull();
});
