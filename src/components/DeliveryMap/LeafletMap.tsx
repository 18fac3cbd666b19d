import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import * as L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { isSamePoint, type MapViewProps, type NamedPlace } from './mapTypes';

interface LeafletMapProps extends MapViewProps {
  /** The address of the tiles with {z}, {x} and {y}. */
  tileUrl: string;
  tileAttribution: string;
}

/** Names of localities, for when no tile comes: then a person still knows where they are. */
const nameLayer = (places: readonly NamedPlace[]): L.LayerGroup =>
  L.layerGroup(
    places.map(({ name, location }) =>
      L.circleMarker(location, { radius: 3, weight: 1, interactive: false }).bindTooltip(
        // A text node: names come from settings and are not markup.
        Object.assign(document.createElement('span'), { textContent: name }),
        { permanent: true, direction: 'right', className: 'vayal-place-name' },
      ),
    ),
  );

/** Leaflet's map. It is told of a new centre by its props, and tells of one by `onMove` when a person moved it. */
export const LeafletMap = ({
  centre,
  zoom,
  area,
  places,
  onMove,
  label,
  tileUrl,
  tileAttribution,
}: LeafletMapProps) => {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(undefined);
  const latest = useRef({ onMove, centre });
  const [tilesFailed, setTilesFailed] = useState(false);
  const { palette } = useTheme();
  const outline = palette.error.main;

  useEffect(() => {
    latest.current = { onMove, centre };
  });

  useEffect(() => {
    if (!container.current) return undefined;
    const movable = latest.current.onMove !== undefined;
    const made = L.map(container.current, {
      center: latest.current.centre,
      zoom,
      dragging: movable,
      keyboard: movable,
      scrollWheelZoom: movable ? 'center' : false,
      doubleClickZoom: movable ? 'center' : false,
      touchZoom: movable ? 'center' : false,
    });
    map.current = made;
    let tilesCame = false;
    L.tileLayer(tileUrl, { attribution: tileAttribution, maxZoom: 19 })
      .on('tileload', () => {
        tilesCame = true;
        setTilesFailed(false);
      })
      .on('tileerror', () => {
        if (!tilesCame) setTilesFailed(true);
      })
      .addTo(made);
    made.on('moveend', () => {
      const { lat, lng } = made.getCenter();
      if (!isSamePoint({ lat, lng }, latest.current.centre)) latest.current.onMove?.({ lat, lng });
    });
    return () => {
      made.remove();
      map.current = undefined;
    };
  }, [tileUrl, tileAttribution, zoom]);

  useEffect(() => {
    const layer = L.polygon([...area], { color: outline, weight: 2, fill: false, interactive: false });
    if (map.current) layer.addTo(map.current);
    return () => {
      layer.remove();
    };
  }, [area, outline, tileUrl, tileAttribution, zoom]);

  useEffect(() => {
    if (!tilesFailed || !map.current) return undefined;
    const names = nameLayer(places).addTo(map.current);
    return () => {
      names.remove();
    };
  }, [places, tilesFailed]);

  useEffect(() => {
    if (map.current && !isSamePoint(map.current.getCenter(), centre)) map.current.setView(centre);
  }, [centre]);

  return (
    <Box
      ref={container}
      role="application"
      aria-label={label}
      sx={{
        position: 'absolute',
        inset: 0,
        '&.leaflet-container': { bgcolor: 'surface.tint', font: 'inherit' },
        '& .vayal-place-name': { bgcolor: 'transparent', border: 0, boxShadow: 'none', p: 0, color: 'text.primary' },
        '& .vayal-place-name::before': { display: 'none' },
      }}
    />
  );
};
