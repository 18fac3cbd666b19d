import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface CheckPaymentProps {
  isUnreachable: boolean;
  /** A person finds the payment at the bank. */
  isByHand?: boolean;
  /** Filled where there is nothing else to do, and otherwise no rival of the button that pays. */
  variant?: 'contained' | 'text';
  /** Checks with the server; the customer's claim proves nothing. */
  onCheck: () => Promise<void>;
}

/** "I've paid – check now" and its result. Unmounts when the payment has arrived. */
export const CheckPayment = ({ isUnreachable, isByHand = false, variant = 'text', onCheck }: CheckPaymentProps) => {
  const { t } = useTranslation('payment');
  const [phase, setPhase] = useState<'idle' | 'checking' | 'checked'>('idle');
  const check = async (): Promise<void> => {
    setPhase('checking');
    await onCheck();
    setPhase('checked');
  };
  return (
    <Box sx={{ alignSelf: 'stretch' }}>
      <Button variant={variant} size="large" fullWidth loading={phase === 'checking'} onClick={() => void check()}>
        {t('check')}
      </Button>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ '&:not(:empty)': { mt: 1 } }}>
        {isUnreachable ? (
          <span>{t('unreachable')}</span>
        ) : (
          phase === 'checked' && <span>{t(isByHand ? 'notYetByHand' : 'notYet')}</span>
        )}
      </Typography>
    </Box>
  );
};
