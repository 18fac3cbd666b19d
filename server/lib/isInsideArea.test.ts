import { isInsideArea } from './isInsideArea';

/** A square of one degree with a notch cut into its east side. */
const area = [
  { lat: 11, lng: 76 },
  { lat: 11, lng: 77 },
  { lat: 11.5, lng: 76.5 },
  { lat: 12, lng: 77 },
  { lat: 12, lng: 76 },
];

describe('a place', () => {
  it.each([
    ['in the middle', 11.5, 76.2, true],
    ['near the southern edge', 11.01, 76.5, true],
    ['in the notch', 11.5, 76.8, false],
    ['in the north', 12.01, 76.5, false],
    ['in the west, on the line of a corner', 11.5, 75.9, false],
    ['at the other end of the world', -33, 151, false],
  ])('%s', (_where, lat, lng, inside) => expect(isInsideArea({ lat, lng }, area)).toBe(inside));

  it('is in no area without corners', () => expect(isInsideArea({ lat: 11, lng: 76 }, [])).toBe(false));
});
