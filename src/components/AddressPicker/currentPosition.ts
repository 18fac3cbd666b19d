import type { LatLng } from '../../../contract/geo';

/** Denied by the user, unsupported by the browser, or failed this time. */
export type PositionProblem = 'denied' | 'unsupported' | 'failed';

export type PositionResult = { point: LatLng } | { problem: PositionProblem };

/** GeolocationPositionError code (specification §8). */
const PERMISSION_DENIED = 1;
const POSITION_TIMEOUT_MS = 15_000;

const isGranted = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    // Older browsers lack permissions; requesting the position shows it as well.
    return false;
  }
};

const readPosition = (): Promise<PositionResult> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ point: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => resolve({ problem: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { enableHighAccuracy: true, timeout: POSITION_TIMEOUT_MS, maximumAge: 60_000 },
    );
  });

/** The user's position (specification §4): at once with permission; else requested first, then retried. */
export const findCurrentPosition = async (): Promise<PositionResult> => {
  // Absent without https, or undefined where a browser has it switched off, despite its type.
  if (!(navigator.geolocation as Geolocation | undefined)) return { problem: 'unsupported' };
  if (await isGranted()) return readPosition();
  const first = await readPosition();
  return 'problem' in first && first.problem === 'failed' && (await isGranted()) ? readPosition() : first;
};
