import type { LatLng } from '../../contract/geo';

/** How the browser answers when it is asked where the person is. */
export interface FakeGeolocation {
  /** What it says of the permission; undefined for a browser that knows no permissions. */
  permission?: PermissionState;
  /** What each reading gives in turn, the last one ever after: a place, or a GeolocationPositionError's code. */
  readings: (LatLng | number)[];
}

const set = (name: 'geolocation' | 'permissions', value: unknown): void => {
  if (value === undefined) Reflect.deleteProperty(navigator, name);
  else Object.defineProperty(navigator, name, { configurable: true, value });
};

/**
 * Stands in for the browser's geolocation and permissions in stories and tests; undefined is a browser without them.
 * Gives a function that takes it away again.
 */
export const fakeGeolocation = (place: FakeGeolocation | undefined): (() => void) => {
  const readings = [...(place?.readings ?? [])];
  const getCurrentPosition = (
    onPlace: (position: { coords: { latitude: number; longitude: number } }) => void,
    onProblem: (problem: { code: number }) => void,
  ): void => {
    const reading = readings.length > 1 ? readings.shift() : readings[0];
    if (typeof reading === 'number') onProblem({ code: reading });
    else if (reading) onPlace({ coords: { latitude: reading.lat, longitude: reading.lng } });
    // Nothing to read: the person never answers the browser's question.
  };
  set('geolocation', place && { getCurrentPosition });
  set('permissions', place?.permission && { query: () => Promise.resolve({ state: place.permission }) });
  return () => {
    set('geolocation', undefined);
    set('permissions', undefined);
  };
};
