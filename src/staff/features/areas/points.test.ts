import { readPoints, writePoints } from './points';

const corners = [
  { lat: 11.1, lng: 76.92 },
  { lat: -11.112, lng: 77 },
];

it('reads what it wrote', () => {
  expect(writePoints(corners)).toBe('11.1, 76.92\n-11.112, 77');
  expect(readPoints(writePoints(corners))).toEqual({ corners, unreadLine: null });
});

it.each(['11.1\t76.92\r\n-11.112\t77\r\n', '(11.1, 76.92),\n\n(-11.112, 77)', ' 11.1;76.92 \n-11.112 77'])(
  'reads what is pasted from elsewhere: %j',
  (text) => expect(readPoints(text)).toEqual({ corners, unreadLine: null }),
);

it.each(['11.1, 76.92\n\nGandhipuram', '11.1, 76.92\n\n11.1', '11.1, 76.92\n\n1e3, 4', '11.1, 76.92\n\n11,1 76,92'])(
  'names the line that is no point: %j',
  (text) => expect(readPoints(text)).toEqual({ corners: [corners[0]], unreadLine: 3 }),
);

it('rounds what a hand drew to a metre', () => {
  expect(writePoints([{ lat: 11.123456789, lng: 77.000004 }])).toBe('11.12346, 77');
});

// Spaces that a pattern matches again and again would outlast the test.
it('reads a long paste', () => {
  expect(readPoints('11.1, 76.92\n'.repeat(10_000)).corners).toHaveLength(10_000);
  expect(readPoints(`${' '.repeat(100_000)}x`).unreadLine).toBe(1);
});
