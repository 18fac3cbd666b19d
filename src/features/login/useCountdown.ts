import { useCallback, useEffect, useState } from 'react';

/**
 * Counts whole seconds down to 0.
 * @returns seconds left, and a restart function
 */
export const useCountdown = (seconds: number): [number, (seconds: number) => void] => {
  const [endsAtMs, setEndsAtMs] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    // By the clock, because phones throttle background timers.
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000)));
    const timer = setInterval(tick, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [endsAtMs]);

  const restart = useCallback((next: number) => {
    setEndsAtMs(Date.now() + next * 1000);
    setLeft(next);
  }, []);

  return [left, restart];
};
