import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffComplaint } from '../../../../contract/complaints';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { TitledSection } from '../../../components/TitledSection';
import { CardGrid } from '../../components/CardGrid';
import { useGetStaffComplaintsQuery } from '../../store/complaintsApi';
import { ComplaintCard } from './ComplaintCard';
import { DecisionDialog } from './DecisionDialog';

const REFRESH_MS = 60_000;

/** Complaints, the oldest open one first, then what was decided lately. */
export const ComplaintsPage = () => {
  const { t } = useTranslation('staffComplaints');
  const { data, error, refetch } = useGetStaffComplaintsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  const [decided, setDecided] = useState<StaffComplaint | null>(null);
  if (!data) {
    return error ? <ErrorState heading="h1" title={t('failed')} onRetry={() => void refetch()} /> : <PageSkeleton />;
  }
  const cards = (complaints: StaffComplaint[]) => (
    <CardGrid minWidth={340}>
      {complaints.map((complaint) => (
        <ComplaintCard key={complaint._id} complaint={complaint} onDecide={() => setDecided(complaint)} />
      ))}
    </CardGrid>
  );
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      {data.open.length === 0 ? <EmptyState title={t('none')} /> : cards(data.open)}
      {data.toSend.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <TitledSection title={t('toSendTitle')}>{cards(data.toSend)}</TitledSection>
        </Box>
      )}
      {data.decided.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <TitledSection title={t('decidedTitle')}>{cards(data.decided)}</TitledSection>
        </Box>
      )}
      {decided && <DecisionDialog complaint={decided} onClose={() => setDecided(null)} />}
    </>
  );
};
