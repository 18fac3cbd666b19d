import * as L from 'leaflet';
import type { NamedPlace } from './mapTypes';
import { withoutOverlaps } from './withoutOverlaps';

/** The class of a locality's name; its look is the map component's. */
export const PLACE_NAME_CLASS = 'vayal-place-name';

const makeMarker = ({ name, lang, location }: NamedPlace, colour: string): L.CircleMarker =>
  L.circleMarker(location, {
    radius: 3,
    weight: 0,
    fillColor: colour,
    fillOpacity: 1,
    interactive: false,
  }).bindTooltip(
    // A text node: names come from settings and are not markup.
    Object.assign(document.createElement('span'), { textContent: name, lang }),
    { permanent: true, direction: 'right', offset: [0, 0], opacity: 1, className: PLACE_NAME_CLASS },
  );

/** Where a marker's name stands on the map's plane at this zoom, whatever part of it is in view. */
const boxOf = (map: L.Map, marker: L.CircleMarker) => {
  const element = marker.getTooltip()?.getElement();
  const { x, y } = map.project(marker.getLatLng());
  const { offsetWidth: width, offsetHeight: height } = element ?? { offsetWidth: 0, offsetHeight: 0 };
  return { element, left: x, top: y - height / 2, width, height };
};

/**
 * Writes the names of localities on a map, for when no tile comes: then a person still knows where they are. Names that
 * would lie over others wait until the map is closer. Gives a function that takes them off again.
 */
export const showPlaceNames = (map: L.Map, places: readonly NamedPlace[], colour: string): (() => void) => {
  const markers = places.map((place) => makeMarker(place, colour).addTo(map));

  const arrange = (): void => {
    const boxes = markers.map((marker) => boxOf(map, marker));
    const kept = new Set(withoutOverlaps(boxes));
    boxes.forEach((box) => {
      if (box.element) box.element.hidden = !kept.has(box);
    });
  };
  arrange();
  map.on('zoomend', arrange);
  return () => {
    map.off('zoomend', arrange);
    markers.forEach((marker) => marker.remove());
  };
};
