import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { useTheme, type Theme } from '@mui/material/styles';
import * as L from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../../contract/geo';
import type { Store } from '../../../../contract/homepage';
import { leafletStyles } from '../../../components/DeliveryMap/leafletStyles';
import { makeLeafletMap } from '../../../components/DeliveryMap/makeLeafletMap';
import { showWithoutTiles } from '../../../components/DeliveryMap/showWithoutTiles';
import { localityName } from '../../../lib/localityName';
import { drawArea, editArea } from './drawOnMap';
import { roundCorners } from './points';

export interface ShownArea {
  name: string;
  corners: readonly LatLng[];
  active: boolean;
}

interface LeafletAreaMapProps {
  store: Pick<Store, 'delivery' | 'map'>;
  /** These areas are shown and can't be edited. */
  areas: readonly ShownArea[];
  /** To be drawn where it has no corners yet, else to be changed. */
  corners?: readonly LatLng[];
  onChange?: (corners: LatLng[]) => void;
  /** The border is wrong there. */
  problem?: LatLng | null;
  label: string;
}

const CROSSING_CLASS = 'staff-area-crossing';
const HANDLE_PX = 18;
/** On all sides of a handle, to be hit by a finger. */
const UNSEEN_PX = 13;
const CROSSING_PX = 32;
const [START_ZOOM, PADDING_PX] = [11, 24];

const editStyles = ({ vars: { palette } }: Theme) => ({
  '& .marker-icon': {
    boxSizing: 'border-box',
    width: `${HANDLE_PX}px !important`,
    height: `${HANDLE_PX}px !important`,
    margin: `${-HANDLE_PX / 2}px 0 0 ${-HANDLE_PX / 2}px !important`,
    borderRadius: '50%',
    border: `2px solid ${palette.error.main}`,
    backgroundColor: palette.background.paper,
    cursor: 'move',
    '&::after': { content: '""', position: 'absolute', inset: -UNSEEN_PX },
  },
  '& .marker-icon-middle': { opacity: 0.75, transform: 'scale(1)', borderStyle: 'dotted' },
  [`& .${CROSSING_CLASS}`]: {
    borderRadius: '50%',
    border: `4px solid ${palette.error.main}`,
    boxShadow: `0 0 0 3px ${palette.background.paper}, inset 0 0 0 3px ${palette.background.paper}`,
    pointerEvents: 'none',
  },
});

/** Delivery areas on one map, whole in view. Leaflet also where customers see Google: staff needs no search on it. */
export const LeafletAreaMap = ({ store, areas, corners, onChange, problem = null, label }: LeafletAreaMapProps) => {
  const { t, i18n } = useTranslation('location');
  const { vars } = useTheme();
  const [map, setMap] = useState<L.Map | null>(null);
  const [hasTiles, setHasTiles] = useState(true);
  const { tileUrl, tileAttribution } = store.map;
  const { centre, localities } = store.delivery;
  const [zoomInLabel, zoomOutLabel] = [t('zoomIn'), t('zoomOut')];
  const latest = useRef({ onChange, bounds: [...areas.flatMap((area) => area.corners), ...(corners ?? [])] });
  useEffect(() => {
    latest.current.onChange = onChange;
  });

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
      const { bounds } = latest.current;
      if (bounds.length > 0)
        made.fitBounds(L.latLngBounds(bounds), { padding: [PADDING_PX, PADDING_PX], animate: false });
      setMap(made);
      return () => {
        made.remove();
        setMap(null);
      };
    },
    [centre, tileUrl, tileAttribution, zoomInLabel, zoomOutLabel],
  );

  const isEdited = corners !== undefined;
  const { primary, error } = vars.palette;
  const shown = JSON.stringify(areas);
  useEffect(() => {
    if (!map) return undefined;
    const layers = (JSON.parse(shown) as ShownArea[]).map((area) =>
      L.polygon([...area.corners], {
        color: primary.main,
        weight: 2,
        fillOpacity: area.active ? 0.12 : 0,
        pmIgnore: true,
        // While another one is drawn, it must not be in the way.
        interactive: !isEdited,
        ...(!area.active && { dashArray: '4 6' }),
      })
        .bindTooltip(Object.assign(document.createElement('span'), { textContent: area.name }), { sticky: true })
        .addTo(map),
    );
    // Leaflet makes what has a tooltip a stop of Tab, without a name; the list below the map has them all.
    for (const layer of layers) layer.getElement()?.setAttribute('tabindex', '-1');
    return () => {
      for (const layer of layers) layer.remove();
    };
  }, [map, shown, isEdited, primary.main]);

  const text = JSON.stringify(corners ?? []);
  /** What is being drawn, which outlives each report of it: a drag may still go on. */
  const editor = useRef<{ text: string; remove: () => void } | null>(null);
  useEffect(() => {
    if (!map || !isEdited || editor.current?.text === text) return;
    editor.current?.remove();
    const edited = JSON.parse(text) as LatLng[];
    const style = { color: error.main, weight: 3, fillOpacity: 0.08 };
    const onEdited = (drawn: LatLng[]): void => {
      const rounded = roundCorners(drawn);
      if (editor.current && edited.length > 0) editor.current.text = JSON.stringify(rounded);
      latest.current.onChange?.(rounded);
    };
    const remove = edited.length === 0 ? drawArea(map, style, onEdited) : editArea(map, edited, style, onEdited);
    editor.current = { text, remove };
  }, [map, isEdited, text, error.main]);
  useEffect(
    () => () => {
      editor.current?.remove();
      editor.current = null;
    },
    [map],
  );

  const crossingText = problem && JSON.stringify(problem);
  useEffect(() => {
    if (!map || crossingText === null) return undefined;
    const place = JSON.parse(crossingText) as LatLng;
    const icon = L.divIcon({ className: CROSSING_CLASS, iconSize: [CROSSING_PX, CROSSING_PX] });
    const marker = L.marker(place, { icon, interactive: false, keyboard: false, pmIgnore: true }).addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, crossingText]);

  const { secondary: dots } = vars.palette.text;
  const { paper } = vars.palette.background;
  useEffect(() => {
    if (!map || hasTiles) return undefined;
    const named = localities.map((each) => ({ ...localityName(each, i18n.language), location: each.location }));
    const colours = { dots, paper };
    return showWithoutTiles(map, { localities: named, colours, hasPin: false, attribution: tileAttribution });
  }, [map, localities, hasTiles, dots, paper, tileAttribution, i18n.language]);

  return <Box ref={mount} role="application" aria-label={label} sx={[leafletStyles, editStyles]} />;
};
