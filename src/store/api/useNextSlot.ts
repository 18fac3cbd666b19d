import { useCallback, useSyncExternalStore } from 'react';
import type { NextSlot } from '../../../contract/slots';
import { useGetNextSlotQuery } from './homepageApi';

/**
 * The soonest delivery slot with places in an area, in words. Null on the server and until hydration, because a rendered page may be cached,
 * and from the moment on that the slot no longer holds, until the next one is known.
 */
export const useNextSlot = ({ skip, area }: { skip: boolean; area: string | undefined }): NextSlot['words'] => {
  const { currentData, refetch } = useGetNextSlotQuery(area, { skip, refetchOnFocus: true });
  const { words = null, deadlineMs } = currentData ?? {};
  const followDeadline = useCallback(
    (onChange: () => void) => {
      if (deadlineMs === undefined) return () => undefined;
      const timer = setTimeout(() => {
        onChange();
        void refetch();
      }, deadlineMs - performance.now());
      return () => clearTimeout(timer);
    },
    [deadlineMs, refetch],
  );
  const holds = useSyncExternalStore(
    followDeadline,
    () => deadlineMs !== undefined && performance.now() < deadlineMs,
    () => false,
  );
  return holds ? words : null;
};
