import { useCallback, useEffect, useState } from 'react';

/**
 * Counts whole seconds down to 0.
 * @returns what is left, and a way to begin anew
 */
export const useCountdown = (seconds: number): [number, (seconds: number) => void] => {
  const [endsAtMs, setEndsAtMs] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    // Against the clock, because a phone in a pocket holds timers back.
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
