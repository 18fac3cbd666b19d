import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StaffEnquiry } from '../../../../contract/staffEnquiries';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { TitledSection } from '../../../components/TitledSection';
import { CardGrid } from '../../components/CardGrid';
import { useNow } from '../../hooks/useNow';
import { useGetEnquiriesQuery } from '../../store/enquiriesApi';
import { EnquiryCard } from './EnquiryCard';

const REFRESH_MS = 60_000;

/** The inbox: the most urgent message first, then what was resolved lately. */
export const EnquiriesPage = () => {
  const { t } = useTranslation('staffEnquiries');
  const now = useNow();
  const { data, error, refetch } = useGetEnquiriesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  if (!data) {
    return error ? <ErrorState heading="h1" title={t('failed')} onRetry={() => void refetch()} /> : <PageSkeleton />;
  }
  const cards = (enquiries: StaffEnquiry[]) => (
    <CardGrid minWidth={380}>
      {enquiries.map((enquiry) => (
        <EnquiryCard key={enquiry.ticketNumber} enquiry={enquiry} now={now} />
      ))}
    </CardGrid>
  );
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      {data.open.length === 0 ? <EmptyState title={t('none')} /> : cards(data.open)}
      {data.openTotal > data.open.length && (
        <Typography sx={{ mt: 2 }}>{t('more', { shown: data.open.length, count: data.openTotal })}</Typography>
      )}
      {data.resolved.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <TitledSection title={t('resolvedTitle')}>{cards(data.resolved)}</TitledSection>
        </Box>
      )}
    </>
  );
};
