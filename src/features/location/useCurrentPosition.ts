import { useCallback, useEffect, useRef, useState } from 'react';
import { findCurrentPosition, type PositionResult } from './currentPosition';

/** Requests the position. Results are dropped after another choice or closing, as it may take 15 seconds. */
export const useCurrentPosition = (onResult: (result: PositionResult) => void) => {
  const [isLocating, setIsLocating] = useState(false);
  const lastRequest = useRef<symbol>(undefined);
  const latest = useRef(onResult);
  useEffect(() => {
    latest.current = onResult;
  });

  const locate = useCallback(async (): Promise<void> => {
    const request = Symbol('request');
    lastRequest.current = request;
    setIsLocating(true);
    const result = await findCurrentPosition();
    if (lastRequest.current !== request) return;
    setIsLocating(false);
    latest.current(result);
  }, []);

  const cancel = useCallback((): void => {
    lastRequest.current = undefined;
    setIsLocating(false);
  }, []);

  useEffect(
    () => () => {
      lastRequest.current = undefined;
    },
    [],
  );

  return { isLocating, locate, cancel };
};
