import type { Directions, GeocodedLocation } from '../../../contract/address';
import type { Language } from '../../../contract/constants';
import type { LatLng } from '../../../contract/geo';
import localities from '../../db/seed/localities.json';
import { demoStore } from '../../db/seed/store';
import { distanceMetres } from '../../lib/geo';
import type { MapsPort } from './port';

/** Studies of Indian cities find 1.2 to 1.5. */
const ROAD_FACTOR = 1.35;
/** 22 km/h: a two-wheeler's city average with stops. */
const METRES_PER_SECOND = 22_000 / 3_600;
/** Enough to follow the map's projection. */
const STEPS = 8;
/** A user may mean the neighbouring locality. */
const PLACES = 3;
/** Farther names would mislead. */
const FARTHEST_METRES = 15_000;

/** Needs no external service. */
export function createBuiltInMaps(): MapsPort {
  return {
    reverseGeocode: async (point, language) => nearest(point).map((locality) => describe(locality, language)),
    directions: async (from, to) => straightLine(from, to),
  };
}

type Locality = (typeof localities)[number];

function nearest(point: LatLng): Locality[] {
  return localities
    .map((locality) => ({ locality, distanceMetres: distanceMetres(point, locality) }))
    .filter(({ distanceMetres }) => distanceMetres <= FARTHEST_METRES)
    .sort((a, b) => a.distanceMetres - b.distanceMetres)
    .slice(0, PLACES)
    .map(({ locality }) => locality);
}

function describe(locality: Locality, language: Language): GeocodedLocation {
  const name = { en: locality.name, ta: locality.nameTa, hi: locality.nameHi || locality.name }[language];
  const city = demoStore.city[language];
  const state = demoStore.state[language];
  const { pin: pincode } = locality;
  return { locationName: `${name}, ${city}, ${state} ${pincode}`, street: name, city, state, pincode };
}

function straightLine(from: LatLng, to: LatLng): Directions {
  const metres = Math.round(distanceMetres(from, to) * ROAD_FACTOR);
  const at = (share: number): LatLng => ({
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
  });
  return {
    distanceMetres: metres,
    durationSeconds: Math.round(metres / METRES_PER_SECOND),
    path: [from, ...Array.from({ length: STEPS - 1 }, (_, step) => at((step + 1) / STEPS)), to],
  };
}
