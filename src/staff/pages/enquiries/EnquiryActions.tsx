import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryStatus, StaffEnquiry } from '../../../../contract/staffEnquiries';
import { WhatsApp } from '../../../components/icons';
import { CallOutlined, MailOutlined } from '../../../components/lazyIcons';
import { telephoneLink } from '../../../lib/telephoneLink';
import { useGetStoreQuery } from '../../../store/api/homepageApi';
import { useMoveEnquiryMutation } from '../../store/enquiriesApi';
import { emailReply, whatsAppReply } from './replyLinks';

interface EnquiryActionsProps {
  enquiry: StaffEnquiry;
  /** The element that names the enquiry. */
  titleId: string;
  /** The first step, such as the way to reply here. */
  children?: ReactNode;
}

type NextStatus = Exclude<EnquiryStatus, 'OPEN'>;

/** What follows a status, and what can be taken back. */
const NEXT: Record<EnquiryStatus, readonly NextStatus[]> = {
  OPEN: ['ACKNOWLEDGED', 'RESOLVED'],
  ACKNOWLEDGED: ['RESOLVED'],
  RESOLVED: ['ACKNOWLEDGED'],
};

/** The ways to reach the person outside the shop's pages, and the next steps. */
export const EnquiryActions = ({ enquiry, titleId, children }: EnquiryActionsProps) => {
  const { t } = useTranslation('staffEnquiries');
  const { data: store } = useGetStoreQuery(undefined);
  const [move, { isLoading }] = useMoveEnquiryMutation();
  const { ticketNumber, status, mobileNumber } = enquiry;
  const shop = store?.storeName ?? 'Vayal';
  const chat = whatsAppReply(enquiry, shop);
  const email = emailReply(enquiry, shop);
  return (
    <>
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
        {children}
        {NEXT[status].map((to) => (
          <Button
            key={to}
            variant="outlined"
            disabled={isLoading}
            aria-describedby={titleId}
            onClick={() => void move({ ticketNumber, body: { from: status, to } })}
          >
            {t(status === 'RESOLVED' ? 'reopen' : `step.${to}`)}
          </Button>
        ))}
      </Box>
    </>
  );
};
