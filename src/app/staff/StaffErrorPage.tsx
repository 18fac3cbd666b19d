import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState';
import { isChunkLoadError } from '../../lib/reloadOnStaleChunk';
import { MissingPage } from '../../staff/components/MissingPage';

const reload = (): void => window.location.reload();

/** In place of the whole staff area, where even its frame failed. */
export const StaffErrorPage = () => {
  const { t } = useTranslation('errors');
  const error = useRouteError();
  if (isChunkLoadError(error)) return <MissingPage onRetry={reload} />;
  const details = error instanceof Error ? error.message : String(error);
  return <ErrorState heading="h1" title={t('wrongTitle')} message={details} onRetry={reload} />;
};
