import * as L from 'leaflet';
import type { NamedPlace } from './mapTypes';
import { withoutOverlaps } from './withoutOverlaps';

/** Styled by the map component. */
export const PLACE_NAME_CLASS = 'vayal-place-name';

const makeMarker = ({ name, lang, location }: NamedPlace, colour: string): L.CircleMarker =>
  L.circleMarker(location, {
    radius: 3,
    weight: 0,
    fillColor: colour,
    fillOpacity: 1,
    interactive: false,
  }).bindTooltip(
    // Text node: names are not markup.
    Object.assign(document.createElement('span'), { textContent: name, lang }),
    { permanent: true, direction: 'right', offset: [0, 0], opacity: 1, className: PLACE_NAME_CLASS },
  );

/** In the map's projected plane, independent of the viewport. */
const boxOf = (map: L.Map, marker: L.CircleMarker) => {
  const element = marker.getTooltip()?.getElement();
  const { x, y } = map.project(marker.getLatLng());
  const { offsetWidth: width, offsetHeight: height } = element ?? { offsetWidth: 0, offsetHeight: 0 };
  return { element, left: x, top: y - height / 2, width, height };
};

/** Labels localities while no tiles load; overlapping ones appear at higher zooms. Returns a cleanup function. */
export const showPlaceNames = (map: L.Map, places: readonly NamedPlace[], colour: string): (() => void) => {
  const markers = places.map((place) => makeMarker(place, colour).addTo(map));

  const arrange = (): void => {
    const boxes = markers.map((marker) => boxOf(map, marker));
    const visible = new Set(withoutOverlaps(boxes));
    boxes.forEach((box) => {
      if (box.element) box.element.hidden = !visible.has(box);
    });
  };
  arrange();
  map.on('zoomend', arrange);
  return () => {
    map.off('zoomend', arrange);
    markers.forEach((marker) => marker.remove());
  };
};
