import * as L from 'leaflet';
import { FieldGround } from './fieldGround';
import { showLocalityNames, type NameColours } from './localityNames';
import { CITY_ZOOM, type NamedLocality } from './mapTypes';

const SCALE_PX = 90;

interface WithoutTiles {
  localities: readonly NamedLocality[];
  colours: NameColours;
  hasPin: boolean;
  /** The tiles' attribution is hidden with them. */
  attribution: string;
}

/** A map of names on fields, with a scale, where no tiles load. Returns a cleanup function. */
export const showWithoutTiles = (
  map: L.Map,
  { localities, colours, hasPin, attribution }: WithoutTiles,
): (() => void) => {
  // So that some names stay in view.
  if (map.getZoom() > CITY_ZOOM) map.setZoom(CITY_ZOOM, { animate: false });
  map.attributionControl.removeAttribution(attribution);
  const ground = new FieldGround().addTo(map);
  const scale = L.control.scale({ imperial: false, maxWidth: SCALE_PX }).addTo(map);
  const removeNames = showLocalityNames(map, localities, colours, hasPin);
  return () => {
    removeNames();
    scale.remove();
    ground.remove();
    map.attributionControl.addAttribution(attribution);
  };
};
