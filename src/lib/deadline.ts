/**
 * When so many seconds from now are over, on the clock of `performance.now()`: the device's own clock may be wrong, or
 * be set while it is read. Returns milliseconds.
 */
export const deadlineIn = (seconds: number): number => performance.now() + seconds * 1000;

/** Whole seconds, never below 0. */
export const secondsUntil = (deadlineMs: number): number =>
  Math.max(0, Math.ceil((deadlineMs - performance.now()) / 1000));

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** 75 → "1:15", 7275 → "2:01:15". */
export const formatCountdown = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), twoDigits(seconds % 60)];
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
};
