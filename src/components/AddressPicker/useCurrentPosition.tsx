import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../contract/geo';
import { useToasts } from '../../hooks/useToasts';
import { findCurrentPosition, type PositionResult } from './currentPosition';
import { PositionAlert } from './PositionAlert';

/**
 * Requests the position. Results are dropped after another choice or closing, as it may take 15 seconds.
 * @param product the shop's name
 * @returns `alert`, to be rendered, explains why there is none
 */
export const useCurrentPosition = (product: string, onPoint: (point: LatLng) => void) => {
  const { t } = useTranslation('location');
  const { enqueueSnackbar } = useToasts();
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<'denied' | 'unsupported' | null>(null);
  const lastRequest = useRef<symbol>(undefined);
  const onResult = (result: PositionResult): void => {
    if ('point' in result) onPoint(result.point);
    else if (result.problem === 'failed') enqueueSnackbar(t('positionFailed'), { variant: 'error' });
    else setProblem(result.problem);
  };
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

  const alert = problem && <PositionAlert problem={problem} product={product} onClose={() => setProblem(null)} />;
  return { isLocating, locate, cancel, alert };
};
