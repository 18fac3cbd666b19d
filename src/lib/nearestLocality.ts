import type { LatLng } from '../../contract/geo';
import type { Locality } from '../../contract/homepage';

/** Beyond this, a known name and its PIN would mislead. */
const FARTHEST_METRES = 5_000;
const METRES_PER_DEGREE = 111_320;

/** A flat map is exact enough within a city. */
const distanceMetres = (from: LatLng, to: LatLng): number =>
  METRES_PER_DEGREE * Math.hypot(to.lat - from.lat, (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180));

/** The locality whose centre is nearest to a point; null where none is near. */
export const nearestLocality = (point: LatLng, localities: readonly Locality[]): Locality | null => {
  let nearest: Locality | null = null;
  let nearestMetres = FARTHEST_METRES;
  for (const locality of localities) {
    const metres = distanceMetres(point, locality.location);
    if (metres > nearestMetres) continue;
    nearest = locality;
    nearestMetres = metres;
  }
  return nearest;
};
