import { useCallback, useEffect, useState } from 'react';
import { deadlineIn, secondsUntil } from '../../lib/deadline';

/**
 * Counts whole seconds down to 0.
 * @returns seconds left, and a restart function
 */
export const useCountdown = (seconds: number): [number, (seconds: number) => void] => {
  const [deadlineMs, setDeadlineMs] = useState(() => deadlineIn(seconds));
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    // By the clock, because phones throttle background timers.
    const timer = setInterval(() => setLeft(secondsUntil(deadlineMs)), 1000);
    return () => {
      clearInterval(timer);
    };
  }, [deadlineMs]);

  const restart = useCallback((next: number) => {
    setDeadlineMs(deadlineIn(next));
    setLeft(next);
  }, []);

  return [left, restart];
};
