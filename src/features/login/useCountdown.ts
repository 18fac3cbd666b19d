import { useCallback, useState } from 'react';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';
import { deadlineIn } from '../../lib/deadline';

/**
 * Counts whole seconds down to 0.
 * @returns seconds left, and a restart function
 */
export const useCountdown = (seconds: number): [number, (seconds: number) => void] => {
  const [deadlineMs, setDeadlineMs] = useState(() => deadlineIn(seconds));
  const restart = useCallback((next: number) => setDeadlineMs(deadlineIn(next)), []);
  return [useSecondsLeft(deadlineMs), restart];
};
