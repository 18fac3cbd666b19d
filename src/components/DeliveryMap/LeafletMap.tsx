import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import * as L from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../contract/geo';
import { isInsideArea } from '../../lib/geo';
import { AreaInset } from './AreaInset';
import { nameFarArea } from './farArea';
import { AREA_CLASS, leafletStyles } from './leafletStyles';
import { makeLeafletMap } from './makeLeafletMap';
import { CITY_ZOOM, isSamePoint, type MapViewProps } from './mapTypes';
import { showWithoutTiles } from './showWithoutTiles';
import { zoomFor } from './zoomFor';

interface LeafletMapProps extends MapViewProps {
  /** Tile URL template with {z}, {x} and {y}. */
  tileUrl: string;
  tileAttribution: string;
}

/** The ring goes around every area: what is outside is shaded. */
const EARTH: L.LatLngTuple[] = [
  [-85, -180],
  [-85, 180],
  [85, 180],
  [85, -180],
];

const shadeOutside = (area: readonly LatLng[], fillColor: string): L.Polygon =>
  L.polygon([EARTH, [...area]], { stroke: false, fillColor, fillOpacity: 0.5, interactive: false });

/** Leaflet accepts `reset` although its types omit it. A plain pan rounds to pixels and looks like a user's move. */
const EXACTLY: L.ZoomPanOptions & { reset: boolean } = { reset: true };

const showCentre = (map: L.Map, centre: LatLng, zoom = map.getZoom()): void => {
  map.setView(centre, zoom, EXACTLY);
};

/** Controlled by its centre; user moves call `onMove`. */
export const LeafletMap = ({
  centre,
  zoom,
  areas,
  localities,
  onMove,
  label,
  tileUrl,
  tileAttribution,
}: LeafletMapProps) => {
  const { t } = useTranslation('location');
  const { palette, vars } = useTheme();
  const [map, setMap] = useState<L.Map | null>(null);
  const [hasTiles, setHasTiles] = useState(true);
  const [showsAll, setShowsAll] = useState(false);
  const zoomInLabel = t('zoomIn');
  const zoomOutLabel = t('zoomOut');
  const isMovable = onMove !== undefined;
  const latest = useRef({ centre, areas, onMove });
  useEffect(() => {
    latest.current = { centre, areas, onMove };
  });

  const mount = useCallback(
    (container: HTMLElement) => {
      const made = makeLeafletMap(container, {
        centre: latest.current.centre,
        areas: latest.current.areas,
        zoom,
        isMovable,
        tileUrl,
        tileAttribution,
        zoomInLabel,
        zoomOutLabel,
        onTiles: setHasTiles,
      });
      const noteView = (): void => setShowsAll(made.getBounds().contains(L.latLngBounds(latest.current.areas.flat())));
      noteView();
      made.on('moveend', () => {
        noteView();
        const now = made.getCenter();
        if (!isSamePoint(now, latest.current.centre)) latest.current.onMove?.({ lat: now.lat, lng: now.lng });
      });
      // Dialogs are sized late and phones rotate: re-centre on resize.
      const sizes = 'ResizeObserver' in window ? new ResizeObserver(() => recentre()) : null;
      const recentre = (): void => {
        made.invalidateSize({ pan: false, debounceMoveend: true });
        showCentre(made, latest.current.centre);
      };
      sizes?.observe(container);
      setMap(made);
      return () => {
        sizes?.disconnect();
        // Fires late after a resize, possibly after unmounting.
        made.off('moveend').remove();
        setMap(null);
      };
    },
    [zoom, isMovable, tileUrl, tileAttribution, zoomInLabel, zoomOutLabel],
  );

  const { main: outline } = palette.error;
  // Variables follow the colour scheme; the outline stays red (specification §2).
  const { default: outside, paper } = vars.palette.background;
  const { secondary: dots } = vars.palette.text;
  const isOutside = !areas.some((area) => isInsideArea(centre, area));
  useEffect(() => {
    if (!map) return undefined;
    const layers = [
      // Areas may overlap, which holes can't. From outside all the map would be shaded.
      ...(areas.length > 1 || hasTiles || isOutside ? [] : [shadeOutside(areas.flat(), outside)]),
      ...areas.map((area) =>
        L.polygon([...area], { color: outline, weight: 2, fill: false, interactive: false, className: AREA_CLASS }),
      ),
    ];
    for (const layer of layers) layer.addTo(map);
    return () => {
      for (const layer of layers) layer.remove();
    };
  }, [map, areas, outline, outside, hasTiles, isOutside]);

  const areaName = t('area');
  useEffect(() => {
    if (!map || !isOutside) return undefined;
    return nameFarArea(map, areas, { name: areaName, colour: outline });
  }, [map, areas, isOutside, areaName, outline]);

  useEffect(() => {
    if (!map || hasTiles) return undefined;
    return showWithoutTiles(map, {
      localities,
      colours: { dots, paper },
      hasPin: true,
      attribution: tileAttribution,
    });
  }, [map, localities, hasTiles, dots, paper, tileAttribution]);

  useEffect(() => {
    if (!map || isSamePoint(map.getCenter(), centre)) return;
    // It may have been resized for this centre.
    map.invalidateSize({ pan: false, debounceMoveend: true });
    showCentre(map, centre, zoomFor(map, centre, areas, Math.max(map.getZoom(), Math.min(zoom, CITY_ZOOM))));
  }, [map, centre, areas, zoom]);

  return (
    <>
      <Box ref={mount} role="application" aria-label={label} sx={leafletStyles} />
      {!hasTiles && !showsAll && <AreaInset areas={areas} centre={centre} />}
    </>
  );
};
