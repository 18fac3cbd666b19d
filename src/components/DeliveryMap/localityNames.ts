import * as L from 'leaflet';
import { firstFreeBoxes, type Box } from '../../lib/firstFreeBoxes';
import type { NamedLocality } from './mapTypes';

/** Styled by the map component. */
export const LOCALITY_NAME_CLASS = 'vayal-locality-name';

/** A name has this much room left and right. */
export const NAME_PADDING_PX = 8;

const DOT_PX = 4;
/** Further out they are all in one place. */
const MIN_ZOOM = 10;
/** Sides of a dot on which its name may be, best first. */
const SIDES = ['right', 'left', 'bottom', 'top'] as const;
/** The centre marker, from its tip. */
const PIN: Box = { left: -15, top: -42, width: 30, height: 44 };

/** What covers the map, in the map's projected plane: its controls, the inset of the area and the pin. */
const obstaclesOn = (map: L.Map, view: Box, hasPin: boolean): Box[] => {
  const container = map.getContainer();
  const { left, top } = container.getBoundingClientRect();
  const covering = container.parentElement?.querySelectorAll('.leaflet-control, [data-map-inset]') ?? [];
  const boxes = Array.from(covering, (element) => element.getBoundingClientRect()).map((box) => ({
    left: view.left + box.left - left,
    top: view.top + box.top - top,
    width: box.width,
    height: box.height,
  }));
  const centre = map.project(map.getCenter());
  return hasPin ? [...boxes, { ...PIN, left: centre.x + PIN.left, top: centre.y + PIN.top }] : boxes;
};

const makeMarker = ({ name, lang, location }: NamedLocality, dots: string, paper: string): L.CircleMarker =>
  L.circleMarker(location, {
    radius: DOT_PX,
    weight: 2,
    color: paper,
    fillColor: dots,
    fillOpacity: 1,
    interactive: false,
  }).bindTooltip(
    // Text node: names are not markup.
    Object.assign(document.createElement('span'), { textContent: name, lang }),
    { permanent: true, direction: 'right', offset: [0, 0], opacity: 1, className: LOCALITY_NAME_CLASS },
  );

/** Of the name on each side of its dot, in the map's projected plane, independent of the viewport. */
const boxesOf = (map: L.Map, marker: L.CircleMarker): Box[] => {
  const { x, y } = map.project(marker.getLatLng());
  const { offsetWidth: width, offsetHeight: height } = marker.getTooltip()?.getElement() ?? {
    offsetWidth: 0,
    offsetHeight: 0,
  };
  return [
    { left: x - DOT_PX, top: y - height / 2, width: width + DOT_PX, height },
    { left: x - width, top: y - height / 2, width: width + DOT_PX, height },
    { left: x - width / 2, top: y + DOT_PX, width, height: height + DOT_PX },
    { left: x - width / 2, top: y - height - DOT_PX, width, height },
  ];
};

const show = (marker: L.CircleMarker, side: (typeof SIDES)[number] | undefined): void => {
  marker.setStyle({ stroke: side !== undefined, fill: side !== undefined });
  const tooltip = marker.getTooltip();
  const element = tooltip?.getElement();
  if (!tooltip || !element) return;
  element.hidden = side === undefined;
  if (side === undefined) return;
  tooltip.options.direction = side;
  tooltip.update();
};

export interface NameColours {
  dots: string;
  paper: string;
}

/**
 * Names localities while no tiles load; the names that find no room appear at higher zooms. Returns a cleanup function.
 * @param hasPin a marker is fixed to the map's centre
 */
export const showLocalityNames = (
  map: L.Map,
  localities: readonly NamedLocality[],
  { dots, paper }: NameColours,
  hasPin: boolean,
): (() => void) => {
  const markers = localities.map((locality) => makeMarker(locality, dots, paper).addTo(map));

  let isRemoved = false;

  const arrange = (): void => {
    // A hidden name has no size.
    for (const marker of markers) marker.getTooltip()?.getElement()?.removeAttribute('hidden');
    const { min, max } = map.getPixelBounds();
    if (!min || !max) return;
    const view = { left: min.x, top: min.y, width: max.x - min.x, height: max.y - min.y };
    const chosen =
      map.getZoom() < MIN_ZOOM
        ? []
        : firstFreeBoxes(
            markers.map((marker) => boxesOf(map, marker)),
            view,
            obstaclesOn(map, view, hasPin),
          );
    markers.forEach((marker, index) => show(marker, SIDES[chosen[index] ?? -1]));
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
