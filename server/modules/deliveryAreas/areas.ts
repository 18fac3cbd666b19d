import { freeFromPaise, type DeliveryStep } from '../../../contract/areaRules';
import type { LatLng } from '../../../contract/geo';
import { isInside } from '../../lib/geo';

export interface DeliveryArea {
  id: string;
  corners: LatLng[];
  deliverySteps: DeliveryStep[];
  minimumOrderPaise: number;
}

export const areaAt = <Area extends Pick<DeliveryArea, 'corners'>>(
  areas: readonly Area[],
  point: LatLng,
): Area | null => areas.find(({ corners }) => isInside(point, corners)) ?? null;

/** Its charges count where no address is known. */
export function firstArea<Area>(areas: readonly Area[]): Area {
  const [first] = areas;
  if (!first) throw new Error('the shop has no delivery area: was the database seeded?');
  return first;
}

/** The charges of the smallest order, and from what sum delivery is free. */
export const chargesOf = ({
  deliverySteps,
  minimumOrderPaise,
}: Pick<DeliveryArea, 'deliverySteps' | 'minimumOrderPaise'>) => ({
  deliveryChargePaise: deliverySteps[0]?.chargePaise ?? 0,
  freeDeliveryFromPaise: freeFromPaise(deliverySteps),
  minimumOrderPaise,
});

/** A point in an area of any shape: the middle of the widest west-east stretch at one latitude. */
export function pointInside(corners: readonly LatLng[]): LatLng {
  const lats = [...new Set(corners.map(({ lat }) => lat))].sort((one, other) => one - other);
  const gaps = lats.slice(1).map((north, at) => ({ south: lats[at] ?? north, north }));
  const widest = gaps.sort((one, other) => other.north - other.south - (one.north - one.south))[0];
  const lat = widest ? (widest.south + widest.north) / 2 : (lats[0] ?? 0);
  const crossings = corners
    .flatMap((from, at) => {
      const to = corners[(at + 1) % corners.length] ?? from;
      if (from.lat > lat === to.lat > lat) return [];
      return from.lng + ((to.lng - from.lng) * (lat - from.lat)) / (to.lat - from.lat);
    })
    .sort((one, other) => one - other);
  const stretches = crossings.flatMap((west, at) => (at % 2 === 0 ? { west, east: crossings[at + 1] ?? west } : []));
  const [longest] = stretches.sort((one, other) => other.east - other.west - (one.east - one.west));
  return { lat, lng: longest ? (longest.west + longest.east) / 2 : (corners[0]?.lng ?? 0) };
}
