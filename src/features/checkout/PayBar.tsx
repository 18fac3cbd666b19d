import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomActionBar } from '../../components/BottomActionBar';
import { formatPaise } from '../../lib/money';

interface PayBarProps {
  /** What is to be paid, in paise. */
  amountPaise: number;
  label: string;
  /** Why nothing can be ordered now. */
  blockedText?: string | null;
  /** What happens next, where nothing is in the way. */
  hint?: string;
  /** The bill is being worked out again. */
  isUpdating?: boolean;
  /** The order is on its way to the server. */
  isPlacing?: boolean;
  onPay: () => void;
}

/** The amount and the one action of the checkout; on a phone it takes the bottom bar's place. */
export const PayBar = ({ amountPaise, label, blockedText, hint, isUpdating, isPlacing, onPay }: PayBarProps) => {
  const { t } = useTranslation('checkout');
  const reasonId = useId();
  const reason = blockedText ?? hint;
  return (
    <BottomActionBar inlineOnDesktop>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="caption" color="textSecondary" component="p">
          {t('pay.amount')}
        </Typography>
        <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatPaise(amountPaise)}
        </Typography>
        <Typography
          id={reasonId}
          role="status"
          variant="caption"
          component="p"
          sx={{ color: blockedText ? 'error.main' : 'text.secondary' }}
        >
          {reason}
        </Typography>
      </Box>
      <Button
        variant="contained"
        size="large"
        disabled={Boolean(blockedText) || isUpdating}
        loading={isPlacing ?? false}
        aria-describedby={reason ? reasonId : undefined}
        onClick={onPay}
      >
        {label}
      </Button>
    </BottomActionBar>
  );
};
