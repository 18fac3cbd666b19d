import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { useTheme, type Theme } from '@mui/material/styles';
import * as L from 'leaflet';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../contract/geo';
import type { Store } from '../../../contract/homepage';
import { leafletStyles } from '../../components/DeliveryMap/leafletStyles';
import { makeLeafletMap } from '../../components/DeliveryMap/makeLeafletMap';
import { showWithoutTiles } from '../../components/DeliveryMap/showWithoutTiles';
import { localityName } from '../../lib/localityName';

export interface MapDrop {
  key: string;
  /** Shown on the marker. */
  number: number;
  label: string;
  point: LatLng;
  state: 'next' | 'open' | 'done';
}

interface LeafletDropMapProps {
  store: Pick<Store, 'delivery' | 'map'>;
  drops: readonly MapDrop[];
  label: string;
  onChoose: (key: string) => void;
}

const DROP_CLASS = 'staff-drop';
/** A touch target, of which the border is not seen. */
const [DROP_PX, UNSEEN_PX] = [44, 7];
const [CLOSEST_ZOOM, START_ZOOM] = [16, 13];

const dropStyles = ({ vars: { palette }, typography }: Theme) => ({
  [`& .${DROP_CLASS}`]: {
    ...typography.body2,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 999,
    border: `${UNSEEN_PX}px solid transparent`,
    backgroundClip: 'padding-box',
    fontWeight: 700,
    lineHeight: 1,
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
  },
  [`& .${DROP_CLASS}[data-state="next"]`]: {
    backgroundColor: palette.secondary.main,
    color: palette.secondary.contrastText,
  },
  [`& .${DROP_CLASS}[data-state="done"]`]: {
    backgroundColor: palette.surface.tint,
    color: palette.text.secondary,
    textDecoration: 'line-through',
  },
});

const makeMarker = ({ key, number, label, point, state }: MapDrop, onChoose: (key: string) => void): L.Marker => {
  const icon = L.divIcon({ className: DROP_CLASS, iconSize: [DROP_PX, DROP_PX], html: String(number) });
  const marker = L.marker(point, { icon, title: label, alt: label, zIndexOffset: state === 'next' ? 1000 : 0 });
  return marker
    .on('click', () => onChoose(key))
    .on('add', () => {
      marker.getElement()?.setAttribute('data-state', state);
      marker.getElement()?.setAttribute('aria-label', label);
    });
};

/** Numbered drops on one map, whole in view. Leaflet also where customers see Google: riders need no search on it. */
export const LeafletDropMap = ({ store, drops, label, onChoose }: LeafletDropMapProps) => {
  const { t, i18n } = useTranslation('location');
  const { vars } = useTheme();
  const [map, setMap] = useState<L.Map | null>(null);
  const [hasTiles, setHasTiles] = useState(true);
  const { tileUrl, tileAttribution } = store.map;
  const { centre, localities } = store.delivery;
  const [zoomInLabel, zoomOutLabel] = [t('zoomIn'), t('zoomOut')];

  const mount = useCallback(
    (container: HTMLElement) => {
      const made = makeLeafletMap(container, {
        centre,
        zoom: START_ZOOM,
        isMovable: true,
        tileUrl,
        tileAttribution,
        zoomInLabel,
        zoomOutLabel,
        onTiles: setHasTiles,
      });
      setMap(made);
      return () => {
        made.remove();
        setMap(null);
      };
    },
    [centre, tileUrl, tileAttribution, zoomInLabel, zoomOutLabel],
  );

  useEffect(() => {
    if (!map) return undefined;
    const markers = drops.map((drop) => makeMarker(drop, onChoose).addTo(map));
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [map, drops, onChoose]);

  const places = JSON.stringify(drops.map(({ point }) => point));
  useEffect(() => {
    const points = JSON.parse(places) as LatLng[];
    if (map && points.length > 0)
      map.fitBounds(L.latLngBounds(points), { padding: [DROP_PX, DROP_PX], maxZoom: CLOSEST_ZOOM, animate: false });
  }, [map, places]);

  const { secondary: dots } = vars.palette.text;
  const { paper } = vars.palette.background;
  useEffect(() => {
    if (!map || hasTiles) return undefined;
    const named = localities.map((each) => ({ ...localityName(each, i18n.language), location: each.location }));
    const colours = { dots, paper };
    return showWithoutTiles(map, { localities: named, colours, hasPin: false, attribution: tileAttribution });
  }, [map, localities, hasTiles, dots, paper, tileAttribution, i18n.language]);

  return <Box ref={mount} role="application" aria-label={label} sx={[leafletStyles, dropStyles]} />;
};
