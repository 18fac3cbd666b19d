import type { LatLng } from '../../contract/geo';
import { distanceMetres } from './geo';

/** Beyond this, a name would mislead. */
const FARTHEST_METRES = 15_000;

export function nearestPlace<Place extends LatLng>(point: LatLng, places: readonly Place[]): Place | null {
  let nearest: Place | null = null;
  let least = Infinity;
  // At this distance a plane is exact enough, and much faster.
  const perLng = Math.cos((point.lat * Math.PI) / 180);
  for (const place of places) {
    const square = (place.lat - point.lat) ** 2 + ((place.lng - point.lng) * perLng) ** 2;
    if (square >= least) continue;
    nearest = place;
    least = square;
  }
  return nearest && distanceMetres(point, nearest) <= FARTHEST_METRES ? nearest : null;
}
