import type { LatLng } from '../../contract/geo';

/**
 * Whether a place lies inside an area, by the even–odd rule on a flat map: exact enough for a city.
 * @param place in degrees
 * @param area corners in their order, in degrees; not closed
 */
export function isInsideArea({ lat, lng }: LatLng, area: readonly LatLng[]): boolean {
  let inside = false;
  for (const [at, corner] of area.entries()) {
    const previous = area.at(at - 1);
    if (!previous || corner.lat > lat === previous.lat > lat) continue;
    const crossing = ((previous.lng - corner.lng) * (lat - corner.lat)) / (previous.lat - corner.lat) + corner.lng;
    if (lng < crossing) inside = !inside;
  }
  return inside;
}
