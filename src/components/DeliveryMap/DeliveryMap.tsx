import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MAP_DEFAULT_ZOOM } from '../../../contract/constants';
import type { Store } from '../../../contract/homepage';
import { areasOf } from '../../lib/geo';
import { localityName } from '../../lib/localityName';
import { MapMarker } from './MapMarker';
import type { MapViewProps } from './mapTypes';

// It is loaded on demand: the first view doesn't need it, and Leaflet needs a window.
const LeafletMap = lazy(() => import('./LeafletMap').then(({ LeafletMap: component }) => ({ default: component })));
const GoogleMap = lazy(() =>
  import('./GoogleDeliveryMap').then(({ GoogleDeliveryMap: component }) => ({ default: component })),
);

interface DeliveryMapProps extends Omit<MapViewProps, 'zoom' | 'areas' | 'localities'> {
  zoom?: number;
  /** Delivery areas, localities and map provider. */
  store: Pick<Store, 'delivery' | 'charges' | 'map'>;
  /** It is in CSS pixels, or by width. */
  height?: number | Record<'mobile' | 'desktop', string>;
}

/**
 * A map with the outlined delivery areas and a fixed centre marker, moved by dragging or arrow keys. Google with a key,
 * Leaflet otherwise or as fallback. For an address with its text, use AddressPicker.
 */
export const DeliveryMap = ({ store, zoom = MAP_DEFAULT_ZOOM, height = 280, ...view }: DeliveryMapProps) => {
  const { i18n } = useTranslation();
  const { delivery, map } = store;
  const localities = useMemo(
    () =>
      delivery.localities.map((locality) => ({
        ...localityName(locality, i18n.language),
        location: locality.location,
      })),
    [delivery.localities, i18n.language],
  );
  const areas = useMemo(() => areasOf(store).map(({ corners }) => corners), [store]);
  const common = { ...view, zoom, areas };
  const leafletMap = (
    // Another zoom is another map: this one's centre moves without zooming in.
    <LeafletMap
      key={zoom}
      {...common}
      localities={localities}
      tileUrl={map.tileUrl}
      tileAttribution={map.tileAttribution}
    />
  );
  return (
    <Box data-map sx={{ position: 'relative', height, borderRadius: 1, overflow: 'hidden', isolation: 'isolate' }}>
      <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
        {map.googleMapsKey === null ? (
          leafletMap
        ) : (
          <GoogleMap {...common} apiKey={map.googleMapsKey} fallback={leafletMap} />
        )}
      </Suspense>
      <MapMarker />
    </Box>
  );
};
