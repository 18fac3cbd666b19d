import type { Language } from '../../../contract/constants';
import type { LatLng } from '../../../contract/geo';

/** A place with a name, for people to find their way where no map picture comes. */
export interface NamedPlace {
  name: string;
  /** The language of the name. */
  lang: Language;
  location: LatLng;
}

export interface MapViewProps {
  /** The point in the middle, under the marker. */
  centre: LatLng;
  zoom: number;
  /** The corners of the delivery area; outlined in red (specification §2). */
  area: readonly LatLng[];
  places: readonly NamedPlace[];
  /** Called when a person has moved the map; without it the map only shows. */
  onMove?: ((centre: LatLng) => void) | undefined;
  /** What the map is, for people who don't see it. */
  label: string;
}

/** Degrees that differ by less are the same point: about a centimetre. */
const SAME_DEGREES = 1e-7;

/** Whether two points are the same for a map, whose arithmetic is not exact. */
export const isSamePoint = (one: LatLng, other: LatLng): boolean =>
  Math.abs(one.lat - other.lat) < SAME_DEGREES && Math.abs(one.lng - other.lng) < SAME_DEGREES;
