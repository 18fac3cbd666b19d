import { useCallback } from 'react';
import type { GeocodedLocation } from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';
import { useLazyGeocodeQuery } from './addressApi';

/** A function that finds the words for a place, and rejects where there are none to be had. */
export const useGeocode = (): ((place: LatLng) => Promise<GeocodedLocation[]>) => {
  const [geocode] = useLazyGeocodeQuery();
  return useCallback((place: LatLng) => geocode(place, true).unwrap(), [geocode]);
};
