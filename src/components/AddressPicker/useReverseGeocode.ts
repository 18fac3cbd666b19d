import { useEffect, useState } from 'react';
import type { GeocodedLocation } from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';

/** Debounce while the map moves. */
const REST_MS = 400;

/** Failures have shown a toast; the form works without the name of the place. */
export type Geocode = (point: LatLng) => Promise<GeocodedLocation[]>;

/** The result is null until the location is known. */
export const useReverseGeocode = (point: LatLng | null, geocode: Geocode): GeocodedLocation | null => {
  const [found, setFound] = useState<GeocodedLocation | null>(null);

  useEffect(() => {
    if (!point) return undefined;
    let isStale = false;
    const timer = setTimeout(() => {
      geocode(point).then(
        // Screens show the first result (specification §3).
        ([first]) => {
          if (!isStale) setFound(first ?? null);
        },
        // Clears the previous point's name.
        () => {
          if (!isStale) setFound(null);
        },
      );
    }, REST_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [point, geocode]);

  return point ? found : null;
};
