import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StaffEnquiry } from '../../../../contract/staffEnquiries';
import { formatDateTime } from '../../../lib/dates';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { timeLeft } from '../../lib/timeLeft';

/** When a reply is due, and who writes. */
export const EnquiryFacts = ({ enquiry, now }: { enquiry: StaffEnquiry; now: number }) => {
  const { t, i18n } = useTranslation('staffEnquiries');
  const { status, name, mobileNumber, emailId, orderNumber, city, investment, dueAt } = enquiry;
  const isLate = dueAt !== null && Date.parse(dueAt) < now;
  return (
    <>
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
    </>
  );
};
