import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/Amount';
import { BottomActionBar } from '../../components/BottomActionBar';

interface PayBarProps {
  /** What is to be paid, in paise. */
  amountPaise: number;
  label: string;
  /** Why nothing can be ordered now. */
  blockedText?: string | null;
  /** What happens next, where nothing is in the way; said where there is room, on a desktop. */
  hint?: string;
  /** What has to be known before the button is pressed. */
  notice?: string;
  /** The bill is being worked out again. */
  isUpdating?: boolean;
  /** The order is on its way to the server. */
  isPlacing?: boolean;
  onPay: () => void;
}

/** On a phone the amount beside the button, and what stands in the way above both; on a desktop, where the bill is near, the button alone. */
const layout = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
} as const;

/** The amount and the one action of the checkout; on a phone it takes the bottom bar's place. */
export const PayBar = ({
  amountPaise,
  label,
  blockedText,
  hint,
  notice,
  isUpdating,
  isPlacing,
  onPay,
}: PayBarProps) => {
  const { t } = useTranslation('checkout');
  const reasonId = useId();
  const important = blockedText ?? notice;
  const reason = important ?? hint;
  return (
    <BottomActionBar inlineOnDesktop>
      <Box sx={layout}>
        <Typography
          id={reasonId}
          role="status"
          variant="body2"
          sx={{
            flex: '1 0 100%',
            display: { mobile: important ? 'block' : 'none', desktop: 'block' },
            order: { desktop: 1 },
            textAlign: { desktop: 'center' },
            color: blockedText ? 'error.main' : 'text.secondary',
            fontWeight: important ? 600 : 400,
          }}
        >
          {reason}
        </Typography>
        <Box sx={{ display: { desktop: 'none' } }}>
          <Typography variant="caption" color="textSecondary" component="p" sx={{ lineHeight: 1.2 }}>
            {t('pay.amount')}
          </Typography>
          <Amount paise={amountPaise} size="large" component="p" />
        </Box>
        <Button
          variant="contained"
          size="large"
          sx={{ flex: '1 1 168px' }}
          disabled={Boolean(blockedText) || isUpdating}
          loading={isPlacing ?? false}
          aria-describedby={reason ? reasonId : undefined}
          onClick={onPay}
        >
          {label}
        </Button>
      </Box>
    </BottomActionBar>
  );
};
