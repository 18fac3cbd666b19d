import type { LatLng } from '../../contract/geo';

/** The mean radius by the IUGG. */
const EARTH_RADIUS_METRES = 6_371_008.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Haversine, accurate to 0.5 %. */
export function distanceMetres(from: LatLng, to: LatLng): number {
  const dLat = radians(to.lat - from.lat);
  const dLng = radians(to.lng - from.lng);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLng / 2) ** 2;
  // Rounding can lift h over 1 for antipodes.
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** Even-odd rule, border included. For city-sized areas, away from poles and date line. */
export function isInside(point: LatLng, area: readonly LatLng[]): boolean {
  let inside = false;
  let from = area.at(-1);
  for (const to of area) {
    if (!from) break;
    if (isOnEdge(point, from, to)) return true;
    const crossesLatitude = from.lat > point.lat !== to.lat > point.lat;
    if (crossesLatitude && point.lng < longitudeAt(point.lat, from, to)) inside = !inside;
    from = to;
  }
  return inside;
}

const longitudeAt = (lat: number, from: LatLng, to: LatLng) =>
  from.lng + ((to.lng - from.lng) * (lat - from.lat)) / (to.lat - from.lat);

const EDGE_TOLERANCE_DEGREES = 1e-10;

function isOnEdge(point: LatLng, from: LatLng, to: LatLng): boolean {
  const dLat = to.lat - from.lat;
  const dLng = to.lng - from.lng;
  const length = Math.hypot(dLat, dLng);
  const offLine = Math.abs(dLng * (point.lat - from.lat) - dLat * (point.lng - from.lng));
  if (offLine > EDGE_TOLERANCE_DEGREES * length) return false;
  const along = dLat * (point.lat - from.lat) + dLng * (point.lng - from.lng);
  return along >= 0 && along <= length ** 2;
}
