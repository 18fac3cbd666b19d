import type { Language } from '../../../contract/constants';
import type { LatLng } from '../../../contract/geo';

/** Names give orientation where tiles are missing. */
export interface NamedLocality {
  name: string;
  lang: Language;
  location: LatLng;
}

export interface MapViewProps {
  /** Under the marker. */
  centre: LatLng;
  zoom: number;
  /** Outlined in red (specification §2). */
  areas: readonly (readonly LatLng[])[];
  localities: readonly NamedLocality[];
  /** Called after a user's move; without it the map is static. */
  onMove?: ((centre: LatLng) => void) | undefined;
  /** Screen readers read it. */
  label: string;
}

/** Some quarters of the city in view. */
export const CITY_ZOOM = 13;

/** About a centimetre. */
const SAME_DEGREES = 1e-7;

/** Equal within the map's rounding. */
export const isSamePoint = (one: LatLng, other: LatLng): boolean =>
  Math.abs(one.lat - other.lat) < SAME_DEGREES && Math.abs(one.lng - other.lng) < SAME_DEGREES;
