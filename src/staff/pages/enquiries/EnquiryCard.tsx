import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StaffEnquiry } from '../../../../contract/staffEnquiries';
import { formatDateTime } from '../../../lib/dates';
import { enquiryPath } from '../../lib/staffPaths';
import { Conversation } from './Conversation';
import { EnquiryActions } from './EnquiryActions';
import { EnquiryFacts } from './EnquiryFacts';

interface EnquiryCardProps {
  enquiry: StaffEnquiry;
  now: number;
}

/** A message to the shop with its deadline, what was written last, and the next steps. */
export const EnquiryCard = ({ enquiry, now }: EnquiryCardProps) => {
  const { t, i18n } = useTranslation('staffEnquiries');
  const { ticketNumber, kind, status, newest } = enquiry;
  const titleId = `${ticketNumber}-title`;
  return (
    <Card
      component="li"
      sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start', overflowWrap: 'anywhere' }}
      aria-labelledby={titleId}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="subtitle1" component="h2" id={titleId}>
          {t(`kind.${kind}`)} {ticketNumber}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatDateTime(enquiry.writtenAt, i18n.language)}
        </Typography>
      </Box>
      <EnquiryFacts enquiry={enquiry} now={now} />
      <Typography lang={enquiry.language} sx={{ whiteSpace: 'pre-line' }}>
        {enquiry.message}
      </Typography>
      {newest !== null && <Conversation enquiry={enquiry} messages={[newest]} />}
      <EnquiryActions enquiry={enquiry} titleId={titleId}>
        <Button
          component={Link}
          to={enquiryPath(ticketNumber)}
          variant={status === 'OPEN' ? 'contained' : 'outlined'}
          aria-describedby={titleId}
        >
          {t(status === 'OPEN' ? 'reply.open' : 'reply.read')}
        </Button>
      </EnquiryActions>
    </Card>
  );
};
