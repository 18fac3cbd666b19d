import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { EnquiryStatus, StaffEnquiry } from '../../../../contract/staffEnquiries';
import { WhatsApp } from '../../../components/icons';
import { CallOutlined, MailOutlined } from '../../../components/lazyIcons';
import { formatDateTime } from '../../../lib/dates';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { telephoneLink } from '../../../lib/telephoneLink';
import { timeLeft } from '../../lib/timeLeft';
import { emailReply, whatsAppReply } from './replyLinks';

type NextStatus = Exclude<EnquiryStatus, 'OPEN'>;

interface EnquiryCardProps {
  enquiry: StaffEnquiry;
  /** The name of the shop. */
  shop: string;
  now: number;
  isBusy: boolean;
  onMove: (to: NextStatus) => void;
}

/** What follows a status, and what can be taken back. */
const NEXT: Record<EnquiryStatus, readonly NextStatus[]> = {
  OPEN: ['ACKNOWLEDGED', 'RESOLVED'],
  ACKNOWLEDGED: ['RESOLVED'],
  RESOLVED: ['ACKNOWLEDGED'],
};

/** A message to the shop, with its deadline, the ways to reply and the next steps. */
export const EnquiryCard = ({ enquiry, shop, now, isBusy, onMove }: EnquiryCardProps) => {
  const { t, i18n } = useTranslation('staffEnquiries');
  const { ticketNumber, kind, status, name, mobileNumber, emailId, orderNumber, city, investment, dueAt } = enquiry;
  const isLate = dueAt !== null && Date.parse(dueAt) < now;
  const chat = whatsAppReply(enquiry, shop);
  const email = emailReply(enquiry, shop);
  return (
    <Card
      component="li"
      sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start', overflowWrap: 'anywhere' }}
      aria-labelledby={`${ticketNumber}-title`}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="subtitle1" component="h2" id={`${ticketNumber}-title`}>
          {t(`kind.${kind}`)} {ticketNumber}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatDateTime(enquiry.writtenAt, i18n.language)}
        </Typography>
      </Box>
      {dueAt !== null && (
        <Typography variant="body2" sx={{ fontWeight: 600, color: isLate ? 'error.main' : 'text.primary' }}>
          {t(`due.${status === 'OPEN' ? 'acknowledge' : 'resolve'}`, {
            at: formatDateTime(dueAt, i18n.language),
            left: timeLeft(dueAt, now, i18n.language),
          })}
        </Typography>
      )}
      <Typography variant="body2">
        {[name, mobileNumber && formatMobileNumber(mobileNumber), emailId, orderNumber, city]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {investment !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('investment', { investment })}
        </Typography>
      )}
      <Typography lang={enquiry.language} sx={{ whiteSpace: 'pre-line' }}>
        {enquiry.message}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInline: -1.5, '& > a': { paddingInline: 1.5 } }}>
        {mobileNumber !== null && (
          <Button startIcon={<CallOutlined />} href={telephoneLink(`+91 ${mobileNumber}`)}>
            {t('call')}
          </Button>
        )}
        {chat !== null && (
          <Button startIcon={<WhatsApp />} href={chat} target="_blank" rel="noreferrer">
            {t('whatsApp')}
          </Button>
        )}
        {email !== null && (
          <Button startIcon={<MailOutlined />} href={email}>
            {t('email')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {NEXT[status].map((to, index) => (
          <Button
            key={to}
            variant={index === 0 && status !== 'RESOLVED' ? 'contained' : 'outlined'}
            disabled={isBusy}
            aria-describedby={`${ticketNumber}-title`}
            onClick={() => onMove(to)}
          >
            {t(status === 'RESOLVED' ? 'reopen' : `step.${to}`)}
          </Button>
        ))}
      </Box>
    </Card>
  );
};
