import * as L from 'leaflet';
import type { LatLng } from '../../../contract/geo';
import { isInsideArea } from '../../lib/geo';

/** Of the distance to the nearest corner, to each side. */
const ROOM = 1.25;
/** About 80 km around. Areas further off show in the inset alone. */
const MIN_ZOOM = 8;

/** The zoom wanted; outside the areas as far out as shows the nearest of their borders. */
export const zoomFor = (map: L.Map, centre: LatLng, areas: readonly (readonly LatLng[])[], wanted: number): number => {
  if (areas.length === 0 || areas.some((area) => isInsideArea(centre, area))) return wanted;
  const nearestM = Math.min(...areas.flat().map((corner) => map.distance(centre, corner)));
  const inView = map.getBoundsZoom(L.latLng(centre).toBounds(2 * ROOM * nearestM));
  return inView < MIN_ZOOM ? wanted : Math.min(wanted, inView);
};
