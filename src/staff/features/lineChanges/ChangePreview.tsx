import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LineChangePreview } from '../../../../contract/lineChanges';
import { formatPaise } from '../../../lib/money';

interface ChangePreviewProps {
  /** Undefined while it is computed. */
  preview: LineChangePreview | undefined;
  error: unknown;
}

/** The bill after a change that is not written yet. */
export const ChangePreview = ({ preview, error }: ChangePreviewProps) => {
  const { t } = useTranslation('staffPacking');
  const messages = (error as { messages?: string[] } | undefined)?.messages;
  if (messages) return <Alert severity="error">{messages.join(' ')}</Alert>;
  if (!preview) return <Box sx={{ minHeight: 72 }} />;
  const { reducedPaise, totalPaise, substitute, refundMethod } = preview;
  return (
    <Alert severity={refundMethod === 'APPROVAL' ? 'warning' : 'info'}>
      <Typography variant="subtitle2">{t('preview.total', { amount: formatPaise(totalPaise) })}</Typography>
      <Typography variant="body2">
        {t(`preview.refundMethod.${refundMethod}`, { amount: formatPaise(reducedPaise) })}
      </Typography>
      {substitute && substitute.chargedPaise < substitute.listedPaise && (
        <Typography variant="body2">
          {t('preview.dearer', {
            listed: formatPaise(substitute.listedPaise),
            charged: formatPaise(substitute.chargedPaise),
          })}
        </Typography>
      )}
    </Alert>
  );
};
