import type { Directions, GeocodedLocation } from '../../../contract/address';
import type { Language } from '../../../contract/constants';
import type { LatLng } from '../../../contract/geo';
import localities from '../../db/seed/localities.json';
import { demoStore } from '../../db/seed/store';
import { distanceMetres } from '../../lib/geo';
import type { MapsPort } from './port';

/** Roads are longer than the straight line: studies of Indian cities find factors of 1.2 to 1.5. */
const ROAD_FACTOR = 1.35;
/** A two-wheeler's average through a city's day, stops at lights included. */
const METRES_PER_SECOND = 22_000 / 3_600;
/** Points between the ends: enough for a drawn line to follow the map's projection. */
const STEPS = 8;
/** A person may mean the next place over; more would only be a list to read. */
const PLACES = 3;
/** Farther away from every known place, naming one would be a lie. */
const FARTHEST_METRES = 15_000;

/** Maps without any service: names come from the list of localities, ways from the straight line. */
export function createBuiltInMaps(): MapsPort {
  return {
    reverseGeocode: async (point, language) => nearest(point).map((place) => inWords(place, language)),
    directions: async (from, to) => straightWay(from, to),
  };
}

type Place = (typeof localities)[number];

function nearest(point: LatLng): Place[] {
  return localities
    .map((place) => ({ place, away: distanceMetres(point, place) }))
    .filter(({ away }) => away <= FARTHEST_METRES)
    .sort((a, b) => a.away - b.away)
    .slice(0, PLACES)
    .map(({ place }) => place);
}

/** The list knows places in English and Tamil; Hindi readers get the English name with city and state in Hindi. */
function inWords(place: Place, language: Language): GeocodedLocation {
  const name = language === 'ta' ? place.nameTa : place.name;
  const city = demoStore.city[language];
  const state = demoStore.state[language];
  return { locationName: `${name}, ${city}, ${state} ${place.pin}`, street: name, city, state, pincode: place.pin };
}

function straightWay(from: LatLng, to: LatLng): Directions {
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
