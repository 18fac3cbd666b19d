import type { deliveryWindows } from '../schema';

const HOUR = 60;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const DAILY = [
  { startMinute: 7 * HOUR, endMinute: 10 * HOUR },
  { startMinute: 16 * HOUR, endMinute: 19 * HOUR },
];

export const seedWindows: (typeof deliveryWindows.$inferInsert)[] = WEEKDAYS.flatMap((weekday) =>
  DAILY.map((times) => ({
    id: `demo-${weekday}-${times.startMinute}`,
    weekday,
    ...times,
    capacity: 20,
    cutOffMinutes: 2 * HOUR,
  })),
);
