import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/Amount';
import { BottomActionBar } from '../../components/BottomActionBar';
import { ErrorOutlined } from '../../components/lazyIcons';

interface PayBarProps {
  label: string;
  /** Amount due, in paise, unless the label says it. */
  amountPaise?: number | undefined;
  /** It is paid later than the order is placed. */
  isAtDoor?: boolean;
  blockedText?: string | null;
  /** It says what happens next, on desktops only. */
  hint?: string | undefined;
  /** Customers should read it before they pay. */
  notice?: string;
  /** The bill is being recalculated. */
  isUpdating?: boolean;
  /** The order is being sent. */
  isPlacing?: boolean;
  onPay: () => void;
}

/** Phones show amount, button and blocker; desktops, where the bill is near, only the button. */
const layout = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
} as const;

/** The checkout's one action; above the bottom bar on phones. */
export const PayBar = ({
  amountPaise,
  label,
  isAtDoor = false,
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
            display: { mobile: important ? 'flex' : 'none', desktop: 'flex' },
            alignItems: 'center',
            justifyContent: { desktop: 'center' },
            columnGap: 1,
            color: blockedText ? 'error.main' : important ? 'text.primary' : 'text.secondary',
            fontWeight: important ? 600 : 400,
          }}
        >
          {blockedText && <ErrorOutlined fontSize="small" />}
          {reason && <span>{reason}</span>}
        </Typography>
        {amountPaise !== undefined && (
          <Box sx={{ display: { desktop: 'none' } }}>
            <Typography variant="caption" color="textSecondary" component="p" sx={{ lineHeight: 1.2 }}>
              {t(isAtDoor ? 'pay.amountAtDoor' : 'pay.amount')}
            </Typography>
            <Amount paise={amountPaise} size="large" component="p" />
          </Box>
        )}
        <Button
          variant="contained"
          size="large"
          sx={{ flex: '1 1 168px' }}
          disabled={Boolean(blockedText) || isUpdating}
          loading={isPlacing ?? false}
          aria-describedby={reason ? reasonId : undefined}
          onClick={onPay}
        >
          <span>{label}</span>
        </Button>
      </Box>
    </BottomActionBar>
  );
};
