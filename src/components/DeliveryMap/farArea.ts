import * as L from 'leaflet';
import type { LatLng } from '../../../contract/geo';
import { LOCALITY_NAME_CLASS, NAME_PADDING_PX } from './localityNames';

/** Styled by the map component. */
export const FAR_AREA_CLASS = 'vayal-far-area';

/** It is the radius of the ring around areas that are too small to see. */
const RING_PX = 11;
const GAP_PX = 4;

/** Names the delivery areas on a map of another place, and rings them where they are tiny. Returns a cleanup function. */
export const nameFarArea = (
  map: L.Map,
  areas: readonly (readonly LatLng[])[],
  { name, colour }: { name: string; colour: string },
): (() => void) => {
  const bounds = L.latLngBounds(areas.flat());
  const ring = L.circleMarker(bounds.getCenter(), {
    radius: RING_PX,
    color: colour,
    className: FAR_AREA_CLASS,
    weight: 2,
    fill: false,
    interactive: false,
  })
    .bindTooltip(
      // Text node: a translation is not markup.
      Object.assign(document.createElement('span'), { textContent: name }),
      { permanent: true, direction: 'auto', opacity: 1, className: LOCALITY_NAME_CLASS },
    )
    .addTo(map);

  const fit = (): void => {
    const halfWidth = (map.project(bounds.getNorthEast()).x - map.project(bounds.getSouthWest()).x) / 2;
    ring.setStyle({ stroke: halfWidth < RING_PX });
    const tooltip = ring.getTooltip();
    if (tooltip) tooltip.options.offset = L.point(Math.max(halfWidth, RING_PX) + GAP_PX - NAME_PADDING_PX, 0);
    tooltip?.update();
  };
  fit();
  map.on('moveend', fit);
  return () => {
    map.off('moveend', fit);
    ring.remove();
  };
};
