import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendRefundAgainMutation } from '../../store/refundsApi';
import { SentByHandDialog } from './SentByHandDialog';

interface FailedRefundActionsProps {
  refundId: string;
  amountPaise: number;
  /** Tells the buttons of several apart: an order's number or a reference. */
  name: string;
  /** False where some money may have gone already. */
  maySendAgain?: boolean;
}

/** Offers what can be done about a refund that failed: the provider tries once more, or a person has sent it. */
export const FailedRefundActions = ({ refundId, amountPaise, name, maySendAgain = true }: FailedRefundActionsProps) => {
  const { t } = useTranslation('staffRefunds');
  const [sendAgain, { isLoading }] = useSendRefundAgainMutation();
  const [isNoting, setNoting] = useState(false);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {maySendAgain && (
        <Button
          variant="outlined"
          loading={isLoading}
          onClick={() => void sendAgain(refundId)}
          aria-label={`${t('sendAgain')}: ${name}`}
        >
          {t('sendAgain')}
        </Button>
      )}
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setNoting(true)}
        aria-label={`${t('otherWay')}: ${name}`}
      >
        {t('otherWay')}
      </Button>
      {isNoting && <SentByHandDialog refundId={refundId} amountPaise={amountPaise} onClose={() => setNoting(false)} />}
    </Stack>
  );
};
