import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StaffComplaint } from '../../../../contract/complaints';
import { formatDateTime } from '../../../lib/dates';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { formatPaise } from '../../../lib/money';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { customerPath, staffOrderPath } from '../../lib/staffPaths';
import { useMarkReplacementSentMutation } from '../../store/complaintsApi';
import { ComplaintPhoto } from './ComplaintPhoto';

interface ComplaintCardProps {
  complaint: StaffComplaint;
  heading?: 'h2' | 'h3';
  onDecide: () => void;
  /** A promised replacement is to go as an order of its own. */
  onSend: () => void;
}

/** Shows what a customer reports, and what was decided. */
export const ComplaintCard = ({ complaint, heading = 'h2', onDecide, onSend }: ComplaintCardProps) => {
  const { t, i18n } = useTranslation('staffComplaints');
  const formatSize = useFormatSize();
  const [markSent, { isLoading }] = useMarkReplacementSentMutation();
  const { kind, quantity, name, orderNumber, customerId, customerName, mobileNumber, text, photoId } = complaint;
  const { state, decisionReason, refundedPaise, paidPaise, available, waitsForApproval, reportedAt, decidedBy } =
    complaint;
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="subtitle1" component={heading}>
          {t(`kind.${kind}`)}: {quantity} × {name}, {formatSize(complaint)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatDateTime(reportedAt, i18n.language)}
        </Typography>
      </Box>
      <Typography variant="body2">
        <MuiLink component={Link} to={staffOrderPath(orderNumber)}>
          {orderNumber}
        </MuiLink>
        {customerId !== null && (
          <>
            {' · '}
            <MuiLink component={Link} to={customerPath(customerId)}>
              {customerName}
            </MuiLink>
          </>
        )}{' '}
        {mobileNumber !== '' && <MuiLink href={`tel:+91${mobileNumber}`}>{formatMobileNumber(mobileNumber)}</MuiLink>}
      </Typography>
      <Typography>{text}</Typography>
      {photoId !== null && <ComplaintPhoto photoId={photoId} />}
      <Typography variant="body2" color="textSecondary">
        {t('facts', { paid: formatPaise(paidPaise), available })}
      </Typography>
      {state !== 'OPEN' && (
        <Alert severity={state === 'DECLINED' ? 'warning' : 'success'}>
          {t(`state.${state}`, { amount: formatPaise(refundedPaise ?? 0), by: decidedBy ?? '' })}
          {decisionReason !== null && ` ${decisionReason}`}
        </Alert>
      )}
      {complaint.sentWith !== null && (
        <MuiLink component={Link} to={staffOrderPath(complaint.sentWith)} variant="body2">
          {t('sentWith', { orderNumber: complaint.sentWith })}
        </MuiLink>
      )}
      {state === 'REPLACED' && complaint.sentAt === null && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            loading={isLoading}
            onClick={() => void markSent(complaint._id)}
            aria-label={t('sendOf', { name, orderNumber })}
          >
            {t('send')}
          </Button>
          {customerId !== null && (
            <Button
              variant="outlined"
              aria-haspopup="dialog"
              onClick={onSend}
              aria-label={t('ownOrder.openOf', { name, orderNumber })}
            >
              {t('ownOrder.open')}
            </Button>
          )}
        </Stack>
      )}
      {waitsForApproval && <Alert severity="info">{t('waits')}</Alert>}
      {state === 'OPEN' && !waitsForApproval && (
        <Button variant="contained" onClick={onDecide} sx={{ justifySelf: 'start' }}>
          {t('decide')}
        </Button>
      )}
    </Card>
  );
};
