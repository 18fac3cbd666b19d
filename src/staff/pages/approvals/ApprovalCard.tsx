import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RefundApproval } from '../../../../contract/approvals';
import { STAFF_CANCEL_REASONS } from '../../../../contract/constants';
import { REFUND_REASONS } from '../../../../contract/paymentConstants';
import { Amount } from '../../../components/Amount';
import { formatDateTime } from '../../../lib/dates';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { formatPaise } from '../../../lib/money';

interface ApprovalCardProps {
  approval: RefundApproval;
  onApprove: () => void;
  onByHand: () => void;
  onDecline: () => void;
}

const REASONS = ['SHORTED', 'SUBSTITUTED', 'LEFT_OUT', 'CHEAPER_DELIVERY', 'CANCELLED', 'UNKNOWN'] as const;

/** One refund that waits: its amount, order or bank reference, person and reason. */
export const ApprovalCard = ({ approval, onApprove, onByHand, onDecline }: ApprovalCardProps) => {
  const { t, i18n } = useTranslation(['staffPacking', 'staffBoard', 'staffRefunds']);
  const formatSize = useFormatSize();
  const { orderNumber, customerName, reference, amountPaise, leftPaise, requestedBy, requestedAt, isOwn, isOwed } =
    approval;
  const name = orderNumber ?? reference;
  const decline = t(isOwn ? 'approvals.withdraw' : 'approvals.decline');
  const change = REASONS.find((known) => known === approval.reason);
  const cancelReason = STAFF_CANCEL_REASONS.find((known) => known === approval.reason);
  // Complaints are named by their id.
  const ownReason = REFUND_REASONS.find((known) => known === approval.reason);
  const reason = change ?? (cancelReason ? 'CANCELLED' : ownReason ? 'REFUND' : 'COMPLAINT');
  return (
    <Card component="li" sx={{ padding: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h4" component="h2">
          {[name, customerName].filter(Boolean).join(' · ')}
        </Typography>
        <Amount paise={amountPaise} size="large" />
      </Box>
      <Typography>
        {[
          t(`approvals.reason.${reason}`),
          cancelReason && t(`staffBoard:cancel.reasons.${cancelReason}`),
          ownReason && t(`staffRefunds:reasons.${ownReason}`),
        ]
          .filter(Boolean)
          .join(': ')}
      </Typography>
      {approval.lines.map(({ lineNo, name: item, quantity, returned, ...size }, at) => (
        <Typography key={`${lineNo} ${at}`}>
          {quantity > 0 && `${quantity} × `}
          {item}, {formatSize(size)}
          {returned !== 'NONE' && ` · ${t(`staffRefunds:cameBack.${returned}`)}`}
        </Typography>
      ))}
      <Typography variant="body2" color="textSecondary">
        {t('approvals.by', { name: requestedBy, at: formatDateTime(requestedAt, i18n.language) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('approvals.left', { amount: formatPaise(leftPaise) })}
      </Typography>
      {isOwed && <Typography sx={{ marginTop: 1 }}>{t('approvals.owed')}</Typography>}
      {isOwn && <Typography sx={{ marginTop: 1 }}>{t('approvals.own')}</Typography>}
      <Stack direction="row" spacing={1} sx={{ marginTop: 1.5 }}>
        {!isOwn && (
          <Button
            variant="contained"
            onClick={onApprove}
            disabled={leftPaise < amountPaise}
            aria-label={`${t('approvals.approve')}: ${name}`}
          >
            {t('approvals.approve')}
          </Button>
        )}
        {isOwed && !isOwn && (
          <Button
            variant="outlined"
            onClick={onByHand}
            disabled={leftPaise < amountPaise}
            aria-label={`${t('approvals.byHand')}: ${name}`}
          >
            {t('approvals.byHand')}
          </Button>
        )}
        {!isOwed && (
          <Button variant="outlined" onClick={onDecline} aria-label={`${decline}: ${name}`}>
            {decline}
          </Button>
        )}
      </Stack>
    </Card>
  );
};
