import * as L from 'leaflet';
import type { NamedLocality } from './mapTypes';
import { withoutOverlaps } from './withoutOverlaps';

/** Styled by the map component. */
export const LOCALITY_NAME_CLASS = 'vayal-locality-name';

const makeMarker = ({ name, lang, location }: NamedLocality, colour: string): L.CircleMarker =>
  L.circleMarker(location, {
    radius: 3,
    weight: 0,
    fillColor: colour,
    fillOpacity: 1,
    interactive: false,
  }).bindTooltip(
    // Text node: names are not markup.
    Object.assign(document.createElement('span'), { textContent: name, lang }),
    { permanent: true, direction: 'right', offset: [0, 0], opacity: 1, className: LOCALITY_NAME_CLASS },
  );

/** In the map's projected plane, independent of the viewport. */
const boxOf = (map: L.Map, marker: L.CircleMarker) => {
  const element = marker.getTooltip()?.getElement();
  const { x, y } = map.project(marker.getLatLng());
  const { offsetWidth: width, offsetHeight: height } = element ?? { offsetWidth: 0, offsetHeight: 0 };
  return { element, left: x, top: y - height / 2, width, height };
};

/** Whether a name is in view as a whole; half a name names nothing. */
const isWhole = (view: L.Bounds, { left, top, width, height }: ReturnType<typeof boxOf>): boolean =>
  view.contains(L.bounds(L.point(left, top), L.point(left + width, top + height)));

/** Labels localities while no tiles load; overlapping ones appear at higher zooms. Returns a cleanup function. */
export const showLocalityNames = (map: L.Map, localities: readonly NamedLocality[], colour: string): (() => void) => {
  const markers = localities.map((locality) => makeMarker(locality, colour).addTo(map));

  let isRemoved = false;

  const arrange = (): void => {
    // A hidden name has no size.
    for (const marker of markers) marker.getTooltip()?.getElement()?.removeAttribute('hidden');
    const boxes = markers.map((marker) => boxOf(map, marker));
    const view = map.getPixelBounds();
    const visible = new Set(withoutOverlaps(boxes.filter((box) => isWhole(view, box))));
    boxes.forEach((box) => {
      if (box.element) box.element.hidden = !visible.has(box);
    });
  };
  arrange();
  // Names are measured again in the shop's own font.
  if ('fonts' in document) {
    void document.fonts.ready.then(() => {
      if (!isRemoved) arrange();
    });
  }
  map.on('moveend', arrange);
  return () => {
    isRemoved = true;
    map.off('moveend', arrange);
    markers.forEach((marker) => marker.remove());
  };
};
