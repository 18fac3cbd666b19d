import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import { GoogleMap, Polygon, useJsApiLoader } from '@react-google-maps/api';
import { useRef, type ReactNode } from 'react';
import { isSamePoint, type MapViewProps } from './mapTypes';

interface GoogleDeliveryMapProps extends Omit<MapViewProps, 'localities'> {
  /** Restricted to the shop's domain. */
  apiKey: string;
  /** Shown when Google fails to load. */
  fallback: ReactNode;
}

const fillStyle = { position: 'absolute', inset: 0 } as const;

/** Google map; it labels localities itself. */
export const GoogleDeliveryMap = ({ apiKey, centre, zoom, areas, onMove, label, fallback }: GoogleDeliveryMapProps) => {
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: apiKey,
    region: 'IN',
  });
  const map = useRef<google.maps.Map>(undefined);
  const { palette } = useTheme();

  const reportCentre = () => {
    const now = map.current?.getCenter()?.toJSON();
    if (now && !isSamePoint(now, centre)) onMove?.(now);
  };

  if (loadError) return fallback;
  if (!isLoaded) return <Skeleton variant="rectangular" sx={fillStyle} />;
  return (
    <div role="application" aria-label={label} style={fillStyle}>
      <GoogleMap
        mapContainerStyle={fillStyle}
        center={centre}
        zoom={zoom}
        onLoad={(loaded) => {
          map.current = loaded;
        }}
        onIdle={reportCentre}
        options={{
          disableDefaultUI: true,
          zoomControl: true,
          gestureHandling: onMove ? 'greedy' : 'none',
          keyboardShortcuts: Boolean(onMove),
        }}
      >
        {areas.map((area, at) => (
          <Polygon
            key={at}
            paths={[...area]}
            options={{ strokeColor: palette.error.main, strokeWeight: 2, fillOpacity: 0, clickable: false }}
          />
        ))}
      </GoogleMap>
    </div>
  );
};
