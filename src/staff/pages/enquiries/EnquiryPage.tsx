import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { EnquiryConversation, EnquiryMessage } from '../../../../contract/staffEnquiries';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { TitledSection } from '../../../components/TitledSection';
import { isApiError } from '../../../store/api/ApiError';
import { BackLink } from '../../components/BackLink';
import { useNow } from '../../hooks/useNow';
import { NoStaffPage } from '../../layout/NoStaffPage';
import { ENQUIRIES_PATH } from '../../lib/staffPaths';
import { useGetEnquiryQuery } from '../../store/enquiriesApi';
import { Conversation } from './Conversation';
import { EnquiryActions } from './EnquiryActions';
import { EnquiryFacts } from './EnquiryFacts';
import { ReplyForm } from './ReplyForm';

const TITLE_ID = 'enquiry-title';
/** A colleague may be writing, too. */
const REFRESH_MS = 15_000;

const firstMessage = ({ ticketNumber, message, writtenAt }: EnquiryConversation): EnquiryMessage => ({
  _id: ticketNumber,
  side: 'CUSTOMER',
  text: message,
  person: null,
  writtenAt,
});

/** The enquiry in the URL: who writes, the whole conversation, and the reply. */
export const EnquiryPage = () => {
  const { t } = useTranslation('staffEnquiries');
  const now = useNow();
  const { ticketNumber = '' } = useParams();
  const {
    currentData: enquiry,
    error,
    refetch,
  } = useGetEnquiryQuery(ticketNumber, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  if (!enquiry) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) return <NoStaffPage text={t('unknown')} />;
    return error ? <ErrorState heading="h1" onRetry={() => void refetch()} /> : <PageSkeleton />;
  }
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <div>
        <BackLink to={ENQUIRIES_PATH} label={t('title')} />
        <Typography variant="h2" component="h1" id={TITLE_ID}>
          {t(`kind.${enquiry.kind}`)} {enquiry.ticketNumber}
        </Typography>
      </div>
      <Card sx={{ p: 2, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        <EnquiryFacts enquiry={enquiry} now={now} />
        <EnquiryActions enquiry={enquiry} titleId={TITLE_ID} />
      </Card>
      <TitledSection title={t('conversation')}>
        <Conversation enquiry={enquiry} messages={[firstMessage(enquiry), ...enquiry.messages]} />
      </TitledSection>
      <ReplyForm key={enquiry.ticketNumber} enquiry={enquiry} />
    </Stack>
  );
};
