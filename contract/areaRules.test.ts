import { areaProblem, areaKm2, findCrossing, stepsProblem, toCorners } from './areaRules';
import type { LatLng } from './geo';

const points = (...pairs: [lat: number, lng: number][]): LatLng[] => pairs.map(([lat, lng]) => ({ lat, lng }));
const city = points(
  [11.1, 76.92],
  [11.112, 77.032],
  [11.05, 77.057],
  [10.985, 77.062],
  [10.938, 76.995],
  [10.95, 76.943],
  [11.023, 76.885],
);
const square = points([11, 77], [11, 77.1], [11.1, 77.1], [11.1, 77]);

/** A star of so many corners around a point, without crossings. */
const star = (corners: number, radius = 0.2): LatLng[] =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    const reach = at % 2 === 0 ? radius : radius / 2;
    return { lat: 11 + reach * Math.sin(angle), lng: 77 + reach * Math.cos(angle) };
  });

/** A tip of a star is reached from the other side. */
const crossing = (corners: number): LatLng[] => {
  const [tip, ...others] = star(corners);
  return [...others.slice(0, corners / 2), tip!, ...others.slice(corners / 2)];
};

describe('a polygon', () => {
  it.each([
    ['the demo’s area', city],
    ['the demo’s area the other way round', [...city].reverse()],
    ['a square', square],
    ['a dented one', points([11, 77], [11, 77.2], [11.05, 77.05], [11.2, 77])],
    ['one with 200 corners', star(200)],
    ['one with a corner in the middle of a straight edge', points([11, 77], [11, 77.05], [11, 77.1], [11.1, 77.1])],
  ])('is accepted: %s', (_what, corners) => {
    expect(areaProblem(corners)).toBeNull();
  });

  it.each<[string, LatLng[], string, LatLng | null]>([
    ['two corners', points([11, 77], [11.1, 77.1]), 'TOO_FEW', null],
    ['a bow tie', points([11, 77], [11.1, 77.1], [11, 77.1], [11.1, 77]), 'CROSSING', { lat: 11.05, lng: 77.05 }],
    [
      'a corner on a far edge',
      points([11, 77], [11, 77.1], [11.1, 77.1], [11, 77.05], [11.1, 77]),
      'CROSSING',
      { lat: 11, lng: 77.05 },
    ],
    [
      'a corner that is met twice',
      points([11, 77], [11.05, 77.05], [11, 77.1], [11.1, 77.1], [11.05, 77.05], [11.1, 77]),
      'CROSSING',
      { lat: 11.05, lng: 77.05 },
    ],
    [
      'a spike without width',
      points([11, 77], [11, 77.2], [11, 77.1], [11.1, 77.1]),
      'CROSSING',
      { lat: 11, lng: 77.2 },
    ],
    [
      'a spike at the first corner',
      points([11, 77.2], [11, 77.1], [11.1, 77.1], [11, 77]),
      'CROSSING',
      { lat: 11, lng: 77.2 },
    ],
    [
      'latitude and longitude swapped',
      square.map(({ lat, lng }) => ({ lat: lng, lng: lat })),
      'SWAPPED',
      { lat: square[0]!.lng, lng: square[0]!.lat },
    ],
    ['a point in the sea', [...square, { lat: 11, lng: 60 }], 'OUTSIDE_INDIA', { lat: 11, lng: 60 }],
    ['a latitude of 91', [...square, { lat: 91, lng: 77 }], 'OUT_OF_RANGE', { lat: 91, lng: 77 }],
    ['a way around the pole', points([80, 0], [80, 120], [80, -120]), 'POLAR', { lat: 80, lng: 120 }],
    ['a pole', points([80, 10], [89, 20], [80, 30]), 'POLAR', { lat: 89, lng: 20 }],
    ['the date line', points([10, 179], [10, -179], [11, -179], [11, 179]), 'POLAR', { lat: 11, lng: 179 }],
    ['all corners on a line', points([11, 77], [11.1, 77.1], [11.2, 77.2]), 'CROSSING', { lat: 11, lng: 77 }],
    ['a garden', points([11, 77], [11, 77.0005], [11.0005, 77]), 'TOO_SMALL', null],
    ['a country', points([8, 70], [8, 88], [28, 88], [28, 70]), 'TOO_LARGE', null],
  ])('is rejected, with the place: %s', (_what, corners, problem, at) => {
    const found = areaProblem(corners);
    expect(found?.problem).toBe(problem);
    if (at === null) expect(found?.at).toBeNull();
    else {
      expect(found?.at?.lat).toBeCloseTo(at.lat, 6);
      expect(found?.at?.lng).toBeCloseTo(at.lng, 6);
    }
  });

  it('of no numbers is rejected', () => {
    expect(areaProblem([...square, { lat: Number.NaN, lng: 77 }])?.problem).toBe('OUT_OF_RANGE');
  });

  it('of 10,000 corners is rejected before it is searched for crossings', () => {
    expect(areaProblem(crossing(10_000))).toEqual({ problem: 'TOO_MANY', at: null });
  });

  it('of 200 corners is searched for them', () => {
    expect(findCrossing(star(200))).toBeNull();
    expect(findCrossing(crossing(200))).not.toBeNull();
  });

  it('is the same closed or open, and with corners that repeat', () => {
    expect(toCorners([...square, square[0]!])).toEqual(square);
    expect(toCorners(square.flatMap((corner) => [corner, corner]))).toEqual(square);
    expect(toCorners(points([11, 77], [11, 77]))).toEqual(points([11, 77]));
    expect(toCorners([])).toEqual([]);
  });

  it('has the size that it has on the map', () => {
    expect(areaKm2(square)).toBeCloseTo(121.4, 0);
    expect(areaKm2([...square].reverse())).toBeCloseTo(121.4, 0);
  });
});

describe('delivery steps', () => {
  const steps = (...pairs: [fromPaise: number, chargePaise: number][]) =>
    pairs.map(([fromPaise, chargePaise]) => ({ fromPaise, chargePaise }));

  it.each([
    [null, steps([0, 0])],
    [null, steps([0, 4_000], [49_900, 2_000], [99_900, 0])],
    ['notFromZero', steps([1, 4_000], [49_900, 0])],
    ['notFromZero', []],
    ['notRising', steps([0, 4_000], [0, 0])],
    ['notRising', steps([0, 4_000], [49_900, 2_000], [49_900, 0])],
    ['notFalling', steps([0, 4_000], [49_900, 4_000], [99_900, 0])],
  ])('are checked: %s', (problem, list) => expect(stepsProblem(list)).toBe(problem));
});
