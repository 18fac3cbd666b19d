import type { LatLng } from './geo';

/** Apart from constants.ts, which customers download. */

const MIN_CORNERS = 3;
const MAX_CORNERS = 200;
export const MAX_AREAS = 20;
export const MAX_AREA_NAME_LENGTH = 60;
const MIN_AREA_KM2 = 0.01;
const MAX_AREA_KM2 = 10_000;
const MAX_LATITUDE = 85;
const INDIA = { south: 6, north: 38, west: 68, east: 98 };
export const MAX_DELIVERY_STEPS = 6;
export const MAX_CHARGE_PAISE = 1_000_000;
export const MAX_STEP_PAISE = 100_000_000;

/** Orders from `fromPaise` on pay this charge. */
export interface DeliveryStep {
  fromPaise: number;
  chargePaise: number;
}

// Polygons -----------------------------------------------------------------------------------------------------------

export interface AreaProblem {
  problem:
    | 'TOO_FEW'
    | 'TOO_MANY'
    | 'OUT_OF_RANGE'
    | 'POLAR'
    | 'SWAPPED'
    | 'OUTSIDE_INDIA'
    | 'CROSSING'
    | 'TOO_SMALL'
    | 'TOO_LARGE';
  at: LatLng | null;
}

const isSame = (one: LatLng | undefined, other: LatLng): boolean => one?.lat === other.lat && one.lng === other.lng;

const isInIndia = ({ lat, lng }: LatLng): boolean =>
  lat >= INDIA.south && lat <= INDIA.north && lng >= INDIA.west && lng <= INDIA.east;

/** Drops repeated corners, also the first one at the end. */
export function toCorners(points: readonly LatLng[]): LatLng[] {
  const corners = points.filter((point, at) => !isSame(points[at - 1], point));
  while (corners.length > 1 && corners[0] && isSame(corners.at(-1), corners[0])) corners.pop();
  return corners;
}

/** The last corner joins the first one; null for no problem. */
export function areaProblem(corners: readonly LatLng[]): AreaProblem | null {
  const whole = (problem: AreaProblem['problem']) => ({ problem, at: null });
  // First, because finding a crossing takes the square of the time.
  if (corners.length > MAX_CORNERS) return whole('TOO_MANY');
  const strayed = corners.find(({ lat, lng }) => !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180));
  if (strayed) return { problem: 'OUT_OF_RANGE', at: strayed };
  if (corners.length < MIN_CORNERS) return whole('TOO_FEW');
  const polar = corners.find(({ lat }) => Math.abs(lat) > MAX_LATITUDE);
  if (polar) return { problem: 'POLAR', at: polar };
  const fromWest = [...corners].sort((one, other) => one.lng - other.lng);
  const [west, east] = [fromWest[0], fromWest.at(-1)];
  if (west && east && east.lng - west.lng > 180) return { problem: 'POLAR', at: east };
  const foreign = corners.find((corner) => !isInIndia(corner));
  if (foreign) {
    const isSwapped = isInIndia({ lat: foreign.lng, lng: foreign.lat });
    return { problem: isSwapped ? 'SWAPPED' : 'OUTSIDE_INDIA', at: foreign };
  }
  const crossing = findCrossing(corners);
  if (crossing) return { problem: 'CROSSING', at: crossing };
  const size = areaKm2(corners);
  if (size < MIN_AREA_KM2) return whole('TOO_SMALL');
  return size > MAX_AREA_KM2 ? whole('TOO_LARGE') : null;
}

/** Returns where the border meets itself outside a corner; null for nowhere. */
export function findCrossing(corners: readonly LatLng[]): LatLng | null {
  const edges = corners.map((from, at) => [from, corners[(at + 1) % corners.length] ?? from] as const);
  for (const [at, [from, to]] of edges.entries()) {
    for (const [other, [otherFrom, otherTo]] of edges.entries()) {
      if (other <= at) continue;
      const isNext = other === at + 1;
      const isLast = at === 0 && other === edges.length - 1;
      const place = isNext
        ? foldAt(from, to, otherTo)
        : isLast
          ? foldAt(otherFrom, from, to)
          : meetAt([from, to], [otherFrom, otherTo]);
      if (place) return place;
    }
  }
  return null;
}

type Edge = readonly [LatLng, LatLng];

/** In square degrees, this is far below a millimetre. */
const EPSILON = 1e-12;

/** Positive for a point to the left of an edge, 0 on its line. */
const side = ([from, to]: Edge, { lat, lng }: LatLng): number => {
  const cross = (to.lng - from.lng) * (lat - from.lat) - (to.lat - from.lat) * (lng - from.lng);
  return Math.abs(cross) < EPSILON ? 0 : cross;
};

const isWithin = ([from, to]: Edge, { lat, lng }: LatLng): boolean =>
  lat >= Math.min(from.lat, to.lat) &&
  lat <= Math.max(from.lat, to.lat) &&
  lng >= Math.min(from.lng, to.lng) &&
  lng <= Math.max(from.lng, to.lng);

const foldAt = (from: LatLng, corner: LatLng, to: LatLng): LatLng | null => {
  const isStraight = side([from, corner], to) === 0;
  const runsBack =
    (from.lat - corner.lat) * (to.lat - corner.lat) + (from.lng - corner.lng) * (to.lng - corner.lng) > 0;
  return isStraight && runsBack ? corner : null;
};

function meetAt(one: Edge, other: Edge): LatLng | null {
  const [oneFrom, oneTo] = one.map((point) => side(other, point)) as [number, number];
  const [otherFrom, otherTo] = other.map((point) => side(one, point)) as [number, number];
  if (oneFrom * oneTo < 0 && otherFrom * otherTo < 0) {
    const share = oneFrom / (oneFrom - oneTo);
    const [from, to] = one;
    return { lat: from.lat + share * (to.lat - from.lat), lng: from.lng + share * (to.lng - from.lng) };
  }
  const touches = (edge: Edge, point: LatLng, offLine: number) => offLine === 0 && isWithin(edge, point);
  if (touches(other, one[0], oneFrom)) return one[0];
  if (touches(other, one[1], oneTo)) return one[1];
  if (touches(one, other[0], otherFrom)) return other[0];
  return touches(one, other[1], otherTo) ? other[1] : null;
}

const KM_PER_DEGREE = 111.195;

/** A degree of longitude is shorter than one of latitude. */
export function areaKm2(corners: readonly LatLng[]): number {
  const lats = corners.map(({ lat }) => lat);
  const shrink = Math.cos((((Math.min(...lats) + Math.max(...lats)) / 2) * Math.PI) / 180);
  const twice = corners.reduce((sum, from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return sum + from.lng * to.lat - to.lng * from.lat;
  }, 0);
  return (Math.abs(twice) / 2) * shrink * KM_PER_DEGREE ** 2;
}

// Charges ------------------------------------------------------------------------------------------------------------

export type StepsProblem = 'notFromZero' | 'notRising' | 'notFalling';

/** Steps begin at 0 and become cheaper; returns null if they do. */
export function stepsProblem(steps: readonly DeliveryStep[]): StepsProblem | null {
  if (steps[0]?.fromPaise !== 0) return 'notFromZero';
  const pairs = steps.slice(1).map((step, at) => [steps[at] ?? step, step] as const);
  if (pairs.some(([before, step]) => step.fromPaise <= before.fromPaise)) return 'notRising';
  if (pairs.some(([before, step]) => step.chargePaise >= before.chargePaise)) return 'notFalling';
  return null;
}

export function freeFromPaise(steps: readonly DeliveryStep[]): number | null {
  const last = steps.at(-1);
  return last?.chargePaise === 0 ? last.fromPaise : null;
}
