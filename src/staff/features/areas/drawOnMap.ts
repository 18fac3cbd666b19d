import * as L from 'leaflet';
import '@geoman-io/leaflet-geoman-free';
import '@geoman-io/leaflet-geoman-free/dist/leaflet-geoman.css';
import type { LatLng } from '../../../../contract/geo';

type Report = (corners: LatLng[]) => void;

const cornersOf = (layer: L.Polygon): LatLng[] =>
  (layer.getLatLngs() as L.LatLng[][]).flat().map(({ lat, lng }) => ({ lat, lng }));

/** Handles are for a pointer alone: the list of points is the same for a keyboard and a screen reader. */
const hideHandle = ({ layer }: L.LayerEvent): void => {
  if (!(layer instanceof L.Marker)) return;
  const handle = layer.getElement();
  handle?.removeAttribute('tabindex');
  handle?.removeAttribute('role');
  handle?.setAttribute('aria-hidden', 'true');
};

/** A point with each click or tap; the first one again ends it. Returns a cleanup function. */
export function drawArea(map: L.Map, style: L.PathOptions, report: Report): () => void {
  const finish = ({ layer }: { layer: L.Layer }): void => {
    const corners = cornersOf(layer as L.Polygon);
    layer.remove();
    report(corners);
  };
  map.on('pm:create', finish);
  map.on('layeradd', hideHandle);
  map.pm.enableDraw('Polygon', {
    tooltips: false,
    snappable: false,
    allowSelfIntersection: true,
    templineStyle: style,
    hintlineStyle: { ...style, dashArray: '5 5' },
    pathOptions: style,
  });
  return () => {
    map.off('pm:create', finish);
    map.off('layeradd', hideHandle);
    map.pm.disableDraw();
  };
}

/** Points that are dragged, added in the middle of an edge, and taken out by a long press or the right button. */
export function editArea(map: L.Map, corners: readonly LatLng[], style: L.PathOptions, report: Report): () => void {
  map.on('layeradd', hideHandle);
  const layer = L.polygon([...corners], style).addTo(map);
  layer.pm.enable({ snappable: false, allowSelfIntersection: true, removeLayerBelowMinVertexCount: false });
  layer.on('pm:edit', () => report(cornersOf(layer)));
  return () => {
    map.off('layeradd', hideHandle);
    layer.off('pm:edit');
    layer.pm.disable();
    layer.remove();
  };
}
