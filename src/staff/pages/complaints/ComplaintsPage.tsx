import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { TitledSection } from '../../../components/TitledSection';
import { ComplaintCards } from '../../features/complaints/ComplaintCards';
import { useGetStaffComplaintsQuery } from '../../store/complaintsApi';

const REFRESH_MS = 60_000;

/** Complaints, the oldest open one first, then what was decided lately. */
export const ComplaintsPage = () => {
  const { t } = useTranslation('staffComplaints');
  const { data, error, refetch } = useGetStaffComplaintsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  if (!data) {
    return error ? <ErrorState heading="h1" title={t('failed')} onRetry={() => void refetch()} /> : <PageSkeleton />;
  }
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      {data.open.length === 0 ? <EmptyState title={t('none')} /> : <ComplaintCards complaints={data.open} />}
      {data.toSend.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <TitledSection title={t('toSendTitle')}>
            <ComplaintCards complaints={data.toSend} heading="h3" />
          </TitledSection>
        </Box>
      )}
      {data.decided.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <TitledSection title={t('decidedTitle')}>
            <ComplaintCards complaints={data.decided} heading="h3" />
          </TitledSection>
        </Box>
      )}
    </>
  );
};
