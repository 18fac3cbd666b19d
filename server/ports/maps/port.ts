import type { Language } from '../../../contract/constants';
import type { Directions, GeocodedLocation } from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';

/** Adapters set their own timeout. */
export interface MapsPort {
  /** The nearest location comes first. */
  reverseGeocode(point: LatLng, language: Language): Promise<GeocodedLocation[]>;
  directions(from: LatLng, to: LatLng): Promise<Directions>;
}
