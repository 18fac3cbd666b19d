import { useEffect, useState } from 'react';
import type { GeocodedLocation } from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';

/** How long the map has to rest before its place is asked for, in milliseconds. */
const REST_MS = 400;

/** Finds the words for a place. A failure has shown its reason: a form without a suggestion is still a form. */
export type Geocode = (place: LatLng) => Promise<GeocodedLocation[]>;

/** What the place under the marker is called; null until it is known. */
export const usePlaceWords = (place: LatLng | null, geocode: Geocode): GeocodedLocation | null => {
  const [found, setFound] = useState<GeocodedLocation | null>(null);

  useEffect(() => {
    if (!place) return undefined;
    let isStale = false;
    const timer = setTimeout(() => {
      geocode(place).then(
        // The screen shows the first entry (specification §3).
        ([first]) => {
          if (!isStale) setFound(first ?? null);
        },
        // Better no words than those of the place before.
        () => {
          if (!isStale) setFound(null);
        },
      );
    }, REST_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [place, geocode]);

  return place ? found : null;
};
