import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ReplayOutlined } from '../../components/icons';
import { CheckCircleOutlined } from '../../components/pageIcons';
import { CancelOutlined, ErrorOutlined, HourglassEmptyOutlined, TimerOffOutlined } from '../../components/lazyIcons';
import { SeedSun } from '../../components/SeedSun';
import type { PaymentView } from './paymentView';

/**
 * The panel's texts depend on more than the state: an open payment is still to be opened at the provider, or the
 * customer comes from its page; a refund has been made.
 */
export type PaymentTitle = PaymentView | 'PREPARING' | 'RETURNED' | 'REFUNDED_DONE';

const waiting = { Icon: HourglassEmptyOutlined, tone: 'turmeric' } as const;
const signs = {
  OPEN: waiting,
  PREPARING: waiting,
  RETURNED: waiting,
  RECEIVED: { Icon: CheckCircleOutlined, tone: 'leaf' },
  FAILED: { Icon: ErrorOutlined, tone: 'error' },
  EXPIRED: { Icon: TimerOffOutlined, tone: 'error' },
  REFUNDED: { Icon: ReplayOutlined, tone: 'leaf' },
  REFUNDED_DONE: { Icon: CheckCircleOutlined, tone: 'leaf' },
  CANCELLED: { Icon: CancelOutlined, tone: 'error' },
  REPLACED: { Icon: ReplayOutlined, tone: 'turmeric' },
  DUE_AT_DOOR: { Icon: HourglassEmptyOutlined, tone: 'leaf' },
} as const;

interface PaymentHeadingProps {
  title: PaymentTitle;
  /** True where the code is shown beside the heading. */
  hasCode: boolean;
  /** The detail says what comes next. */
  hasDetail: boolean;
}

/** The state with its sign, and what comes next. */
export const PaymentHeading = ({ title, hasCode, hasDetail }: PaymentHeadingProps) => {
  const { t } = useTranslation('payment');
  const { Icon, tone } = signs[title];
  return (
    <Stack
      role="status"
      direction={{ mobile: 'column', desktop: hasCode ? 'row' : 'column' }}
      useFlexGap
      spacing={1.5}
      sx={{ alignItems: { mobile: 'var(--start)', desktop: hasCode ? 'center' : 'var(--start)' } }}
    >
      <SeedSun tone={tone}>
        <Icon />
      </SeedSun>
      <Stack spacing={1.5}>
        <Typography variant="h2" component="h1">
          {t(`state.${title}`)}
        </Typography>
        {title !== 'OPEN' && title !== 'REFUNDED_DONE' && !hasDetail && (
          <Typography color="textSecondary">{t(`next.${title}`)}</Typography>
        )}
      </Stack>
    </Stack>
  );
};
