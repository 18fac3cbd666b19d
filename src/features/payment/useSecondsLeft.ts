import { useEffect, useState } from 'react';

const secondsUntil = (iso: string): number => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / 1000));

/** Whole seconds until a moment, never below 0. @param iso the moment, ISO 8601 */
export const useSecondsLeft = (iso: string): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(iso));
  useEffect(() => {
    // By the clock, because phones throttle background timers.
    const timer = setInterval(() => setSeconds(secondsUntil(iso)), 1000);
    return () => clearInterval(timer);
  }, [iso]);
  return seconds;
};

/** 75 → "1:15". */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
