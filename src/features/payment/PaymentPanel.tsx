import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CancelOutlined,
  CheckCircleOutlined,
  ErrorOutlined,
  HourglassEmptyOutlined,
  ReplayOutlined,
  TimerOffOutlined,
} from '../../components/icons';
import type { PaymentOpening } from '../../../contract/orders';
import { formatPaise } from '../../lib/money';
import { CheckPayment } from './CheckPayment';
import { PayByUpi } from './PayByUpi';
import { isPayable, type PaymentView } from './paymentView';

const signs = {
  OPEN: { Icon: HourglassEmptyOutlined, color: 'secondary' },
  RECEIVED: { Icon: CheckCircleOutlined, color: 'success' },
  FAILED: { Icon: ErrorOutlined, color: 'error' },
  EXPIRED: { Icon: TimerOffOutlined, color: 'error' },
  REFUNDED: { Icon: ReplayOutlined, color: 'success' },
  CANCELLED: { Icon: CancelOutlined, color: 'error' },
} as const;

interface PaymentPanelProps {
  view: PaymentView;
  /** What only the customer is told; undefined for whoever else looks at the page. */
  order?: { orderNumber: string; amountPaise: number; payment: PaymentOpening | null } | undefined;
  isUnreachable?: boolean;
  onCheck: () => Promise<void>;
  /** What else can be done in this state: links and buttons of the page. */
  actions?: ReactNode;
}

/** A payment in each of its states: waiting with the ways to pay, received, failed, expired, paid back, cancelled. */
export const PaymentPanel = ({ view, order, isUnreachable = false, onCheck, actions }: PaymentPanelProps) => {
  const { t } = useTranslation('payment');
  const { Icon, color } = signs[view];
  return (
    <Stack component={Paper} variant="outlined" spacing={2} sx={{ p: { mobile: 2, desktop: 4 }, textAlign: 'center' }}>
      <Stack role="status" spacing={1} sx={{ alignItems: 'center' }}>
        <Icon color={color} fontSize="large" aria-hidden />
        <Typography variant="h3" component="h1">
          {t(`state.${view}`)}
        </Typography>
        {view !== 'OPEN' && <Typography color="textSecondary">{t(`next.${view}`)}</Typography>}
      </Stack>
      {order && (
        <div>
          <Typography variant="body2" color="textSecondary">
            {t('orderNumber', { number: order.orderNumber })}
          </Typography>
          <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatPaise(order.amountPaise)}
          </Typography>
        </div>
      )}
      {isPayable(view) &&
        order &&
        (order.payment ? (
          <PayByUpi amountPaise={order.amountPaise} payment={order.payment} />
        ) : (
          <Typography color="textSecondary">{t('loading')}</Typography>
        ))}
      {/* Money may also come late, and is then taken or paid back. */}
      {(isPayable(view) || view === 'EXPIRED') && <CheckPayment isUnreachable={isUnreachable} onCheck={onCheck} />}
      {actions && (
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'center', flexWrap: 'wrap', rowGap: 1 }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
};
