import * as L from 'leaflet';
import type { LatLng } from '../../../contract/geo';
import { isInsideArea } from '../../lib/geo';

/** There is so much room around the areas, in CSS pixels, for controls and the areas' name. */
const PADDING = L.point(72, 96);
/** The view extends this many times the distance to the nearest corner, to each side. */
const ROOM = 2;

/** Returns the point as far on the other side of the centre, which stays in the middle. */
const mirrored = ({ lat, lng }: LatLng, centre: LatLng): LatLng => ({
  lat: 2 * centre.lat - lat,
  lng: 2 * centre.lng - lng,
});

/** The zoom wanted; outside the areas as far out as shows them, or their border where that is close. */
export const zoomFor = (map: L.Map, centre: LatLng, areas: readonly (readonly LatLng[])[], wanted: number): number => {
  if (areas.length === 0 || areas.some((area) => isInsideArea(centre, area))) return wanted;
  const corners = areas.flat();
  const nearestM = Math.min(...corners.map((corner) => map.distance(centre, corner)));
  const whole = L.latLngBounds(corners.flatMap((corner) => [corner, mirrored(corner, centre)]));
  const close = L.latLng(centre).toBounds(2 * ROOM * nearestM);
  const inView = Math.max(map.getBoundsZoom(whole, false, PADDING), map.getBoundsZoom(close));
  return Math.min(wanted, inView);
};
