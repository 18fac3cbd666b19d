/**
 * When so many seconds from now are over, on the clock of `performance.now()`: the device's own clock may be wrong, or be
 * set while it is read. In milliseconds.
 */
export const deadlineIn = (seconds: number): number => performance.now() + seconds * 1000;

/** Whole seconds, never below 0. */
export const secondsUntil = (deadlineMs: number): number =>
  Math.max(0, Math.ceil((deadlineMs - performance.now()) / 1000));

/** 75 → "1:15". */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
