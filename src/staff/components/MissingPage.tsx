import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ErrorState';
import { useOnline } from '../../hooks/useOnline';
import { mayReloadOnStaleChunk, reloadOnStaleChunk } from '../../lib/reloadOnStaleChunk';

/** In place of a page whose code is not on this device. Retries by itself once there is network. */
export const MissingPage = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation(['staffFrame', 'errors']);
  const online = useOnline();
  const [wasOnline] = useState(online);
  useEffect(() => {
    if (!online) return;
    if (!wasOnline) onRetry();
    // A new release has removed the chunk.
    else if (mayReloadOnStaleChunk()) reloadOnStaleChunk();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change of the network
  }, [online]);
  return (
    <ErrorState
      heading="h1"
      title={t(online ? 'missing.title' : 'errors:unseenTitle')}
      message={t(online ? 'missing.text' : 'missing.offline')}
      onRetry={onRetry}
    />
  );
};
