import type { LatLng } from '../../contract/geo';

/** The simulated device position and permission. */
export interface FakeGeolocation {
  /** Undefined for a browser without the permissions API. */
  permission?: PermissionState;
  /** The results in turn, the last one repeated: a position, or a GeolocationPositionError's code. */
  readings: (LatLng | number)[];
}

const set = (name: 'geolocation' | 'permissions', value: unknown): void => {
  if (value === undefined) Reflect.deleteProperty(navigator, name);
  else Object.defineProperty(navigator, name, { configurable: true, value });
};

/**
 * Replaces the browser's geolocation and permissions; undefined simulates a browser without them. @returns restores the
 * originals
 */
export const fakeGeolocation = (position: FakeGeolocation | undefined): (() => void) => {
  const readings = [...(position?.readings ?? [])];
  const getCurrentPosition = (
    onPosition: (position: { coords: { latitude: number; longitude: number } }) => void,
    onProblem: (problem: { code: number }) => void,
  ): void => {
    const reading = readings.length > 1 ? readings.shift() : readings[0];
    if (typeof reading === 'number') onProblem({ code: reading });
    else if (reading) onPosition({ coords: { latitude: reading.lat, longitude: reading.lng } });
    // There is no reading: the user never responds to the permission prompt.
  };
  set('geolocation', position && { getCurrentPosition });
  set('permissions', position?.permission && { query: () => Promise.resolve({ state: position.permission }) });
  return () => {
    set('geolocation', undefined);
    set('permissions', undefined);
  };
};
