import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ErrorState';
import { PageSkeleton } from '../../components/PageSkeleton';
import { useOnline } from '../../hooks/useOnline';
import { RETRY_DELAY_MS } from '../../lib/importWithRetry';
import { mayReloadOnStaleChunk, reloadOnStaleChunk } from '../../lib/reloadOnStaleChunk';
import { hasNewRelease } from '../lib/hasNewRelease';

/**
 * In place of a page whose code is not on this device. Retries by itself once there is network; a chunk that a new release
 * has removed needs a reload instead.
 */
export const MissingPage = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation(['staffFrame', 'errors']);
  const online = useOnline();
  const wasOffline = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  /** @returns whether a reload follows */
  const reloadIfStale = async (): Promise<boolean> => {
    if (!(await hasNewRelease()) || isLeft.current) return false;
    reloadOnStaleChunk();
    return true;
  };

  useEffect(() => {
    if (!online) {
      wasOffline.current = true;
      return undefined;
    }
    if (wasOffline.current) {
      const timer = setTimeout(onRetry, RETRY_DELAY_MS);
      return () => clearTimeout(timer);
    }
    if (mayReloadOnStaleChunk()) void reloadIfStale();
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change of the network
  }, [online]);

  const retry = async (): Promise<void> => {
    setBusy(true);
    if ((online && (await reloadIfStale())) || isLeft.current) return;
    setBusy(false);
    onRetry();
  };

  if (isBusy) return <PageSkeleton />;
  return (
    <ErrorState
      heading="h1"
      title={t(online ? 'missing.title' : 'errors:notCachedTitle')}
      message={t(online ? 'missing.text' : 'missing.offline')}
      onRetry={() => void retry()}
    />
  );
};
