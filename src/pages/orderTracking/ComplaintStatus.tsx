import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Complaint } from '../../../contract/complaints';
import { formatDisplayDate } from '../../lib/dates';
import { formatPaise } from '../../lib/money';

interface ComplaintStatusProps {
  /** The product's name. */
  name: string;
  complaint: Complaint;
}

/** One report, and the shop's word on it. */
export const ComplaintStatus = ({ name, complaint }: ComplaintStatusProps) => {
  const { t, i18n } = useTranslation('complaints');
  const { kind, quantity, text, hasPhoto, state, decisionReason, refundedPaise, reportedAt } = complaint;
  return (
    <Alert severity={state === 'OPEN' ? 'info' : state === 'DECLINED' ? 'warning' : 'success'} sx={{ width: '100%' }}>
      <Typography variant="subtitle2" component="p">
        {`${quantity} × ${name}: ${t(`kind.${kind}`)}`}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {text}
        {hasPhoto && ` · ${t('withPhoto')}`}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
        {t(`state.${state}`, {
          date: formatDisplayDate(reportedAt, i18n.language),
          amount: formatPaise(refundedPaise ?? 0),
        })}
      </Typography>
      {decisionReason !== null && <Typography variant="body2">{t('shopSays', { reason: decisionReason })}</Typography>}
    </Alert>
  );
};
