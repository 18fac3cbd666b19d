import type { LatLng } from '../../../contract/geo';

/** Why there is no position: refused by the person, unknown to the browser, or not found this time. */
export type PositionProblem = 'denied' | 'unsupported' | 'failed';

export type PositionResult = { place: LatLng } | { problem: PositionProblem };

/** GeolocationPositionError's code for a refusal (specification §8). */
const PERMISSION_DENIED = 1;
const PATIENCE_MS = 15_000;

const isGranted = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    // Older browsers know no permissions: asking for the position tells as well.
    return false;
  }
};

const readPosition = (): Promise<PositionResult> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ place: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => resolve({ problem: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  });

/**
 * Where the person is (specification §4): with the permission at once; without it, the browser is asked for the position
 * first, which asks the person, and then again.
 */
export const findCurrentPosition = async (): Promise<PositionResult> => {
  // Absent on pages without https, whatever the type says.
  if (!('geolocation' in navigator)) return { problem: 'unsupported' };
  if (await isGranted()) return readPosition();
  const first = await readPosition();
  return 'problem' in first && first.problem === 'failed' && (await isGranted()) ? readPosition() : first;
};
