import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { tracePath } from '../../../contract/routes';
import { ErrorState } from '../../components/ErrorState';
import { PageSkeleton } from '../../components/PageSkeleton';
import { TraceForm } from '../../features/producers/TraceForm';
import { TraceView } from '../../features/producers/TraceView';
import { useHydrated } from '../../hooks/useHydrated';
import { isApiError } from '../../store/api/ApiError';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useGetTraceQuery } from '../../store/api/producersApi';

/** The page at `/trace`, which asks for the code on a pack, and at `/trace/:code`. */
export const TracePage = () => {
  const { t } = useTranslation('trace');
  const { '*': code = '' } = useParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { data: store } = useGetStoreQuery(undefined);
  const { currentData, error, refetch } = useGetTraceQuery(code, { skip: code === '' });
  const status = isApiError(error) ? error.status : undefined;
  const isRejected = status === 404 || status === 400 || status === 429;

  // The server's page of an unknown code hydrates as one that loads.
  if (code !== '' && !currentData && !(error && isHydrated)) return <PageSkeleton />;
  return (
    <Container sx={{ pb: 7, pt: { mobile: 2, desktop: 5 } }}>
      {currentData ? (
        <TraceView trace={currentData} store={store} />
      ) : error && !isRejected ? (
        <ErrorState heading="h1" onRetry={() => void refetch()} />
      ) : (
        <>
          <Typography variant="h1">{t('question')}</Typography>
          <Typography sx={{ marginBlock: '12px 24px', maxWidth: '60ch' }}>{t('intro')}</Typography>
          {isApiError(error) && (
            <Alert severity="error" role="alert" sx={{ marginBlockEnd: 3, maxWidth: 440 }}>
              {status === 429 ? t('tooMany') : error.messages.join(' ')}
            </Alert>
          )}
          <TraceForm key={code} onFind={(found) => void navigate(tracePath(found))} />
        </>
      )}
    </Container>
  );
};
