import type { LatLng } from '../../contract/geo';
import { distanceMetres } from './geo';

/** Beyond this, a known name would mislead. */
const FARTHEST_METRES = 15_000;

/** The place next to a point, unless all are far away. */
export function nearestPlace<Place extends LatLng>(point: LatLng, places: readonly Place[]): Place | null {
  let nearest: Place | null = null;
  let metres = FARTHEST_METRES;
  for (const place of places) {
    const distance = distanceMetres(point, place);
    if (distance > metres) continue;
    nearest = place;
    metres = distance;
  }
  return nearest;
}
