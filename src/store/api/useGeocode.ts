import { useCallback } from 'react';
import type { GeocodedLocation } from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';
import { useLazyGeocodeQuery } from './addressApi';

/** Rejects where geocoding fails. */
export const useGeocode = (): ((point: LatLng) => Promise<GeocodedLocation[]>) => {
  const [geocode] = useLazyGeocodeQuery();
  return useCallback((point: LatLng) => geocode(point, true).unwrap(), [geocode]);
};
