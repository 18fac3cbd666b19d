import { useCallback } from 'react';
import type { GeocodedLocation } from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';
import { useLazyGeocodeQuery } from './addressApi';

/** Rejects where geocoding fails. */
export const useGeocode = (): ((place: LatLng) => Promise<GeocodedLocation[]>) => {
  const [geocode] = useLazyGeocodeQuery();
  return useCallback((place: LatLng) => geocode(place, true).unwrap(), [geocode]);
};
