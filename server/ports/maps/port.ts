import type { Language } from '../../../contract/constants';
import type { Directions, GeocodedLocation } from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';

/** Names places and finds ways between them. Adapters that call outward have a timeout of their own. */
export interface MapsPort {
  /** The places at a point, nearest first. */
  reverseGeocode(point: LatLng, language: Language): Promise<GeocodedLocation[]>;
  directions(from: LatLng, to: LatLng): Promise<Directions>;
}
