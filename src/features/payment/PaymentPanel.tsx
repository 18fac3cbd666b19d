import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentOpening } from '../../../contract/orders';
import { Amount } from '../../components/Amount';
import { CheckCircleOutlined, ReplayOutlined } from '../../components/icons';
import {
  CancelOutlined,
  ErrorOutlined,
  HourglassEmptyOutlined,
  OpenInNewOutlined,
  TimerOffOutlined,
} from '../../components/lazyIcons';
import { SeedSun } from '../../components/SeedSun';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { formatPaise } from '../../lib/money';
import { CheckPayment } from './CheckPayment';
import { PayByUpi } from './PayByUpi';
import { paymentLinks } from './paymentLinks';
import { PaymentQr } from './PaymentQr';
import { isPayable, type PaymentView } from './paymentView';

const signs = {
  OPEN: { Icon: HourglassEmptyOutlined, tone: 'turmeric' },
  RECEIVED: { Icon: CheckCircleOutlined, tone: 'leaf' },
  FAILED: { Icon: ErrorOutlined, tone: 'error' },
  EXPIRED: { Icon: TimerOffOutlined, tone: 'error' },
  REFUNDED: { Icon: ReplayOutlined, tone: 'leaf' },
  CANCELLED: { Icon: CancelOutlined, tone: 'error' },
  REPLACED: { Icon: ReplayOutlined, tone: 'turmeric' },
  DUE_AT_DOOR: { Icon: HourglassEmptyOutlined, tone: 'leaf' },
} as const;

interface PaymentPanelProps {
  view: PaymentView;
  /** For the customer only; undefined for others. */
  order?: { orderNumber: string; amountPaise: number; payment: PaymentOpening | null } | undefined;
  /** Until when it can be paid; see `deadlineIn`. Null where no payment is awaited. */
  deadlineMs?: number | null;
  isUnreachable?: boolean;
  onCheck: () => Promise<void>;
  /** What else can be done in this state: links and buttons of the page. */
  actions?: ReactNode;
}

/** Waiting, received, failed, expired, refunded or cancelled. */
export const PaymentPanel = ({
  view,
  order,
  deadlineMs = null,
  isUnreachable = false,
  onCheck,
  actions,
}: PaymentPanelProps) => {
  const { t } = useTranslation('payment');
  const { Icon, tone } = signs[view];
  const payment = isPayable(view) ? order?.payment : undefined;
  const opening = payment && { ...payment, ...paymentLinks(payment, window.location.origin) };
  const isSandbox = opening?.provider === 'sandbox';
  const isByHand = opening?.provider === 'upi';
  const appUrl = opening?.appUrl ?? null;
  const hasCode = appUrl !== null;
  const pageBesideApp = hasCode ? (opening?.pageUrl ?? null) : null;
  const amount = order && formatPaise(order.amountPaise);
  // Beside a QR code the text has its own column; otherwise everything is centred.
  const start = { mobile: 'center', desktop: hasCode ? 'flex-start' : 'center' };

  return (
    <Card
      sx={{
        display: 'grid',
        gap: { mobile: 3, desktop: 6 },
        alignItems: { mobile: 'center', desktop: 'start' },
        gridTemplateColumns: { desktop: hasCode ? 'minmax(0, 1fr) 360px' : 'minmax(0, 1fr)' },
        maxWidth: hasCode ? 920 : 560,
        marginInline: 'auto',
        padding: { mobile: 3, tablet: 5 },
        textAlign: { mobile: 'center', desktop: hasCode ? 'start' : 'center' },
      }}
    >
      <Stack useFlexGap spacing={2} sx={{ alignItems: start, minWidth: 0 }}>
        <Stack
          role="status"
          direction={{ mobile: 'column', desktop: hasCode ? 'row' : 'column' }}
          useFlexGap
          spacing={1.5}
          sx={{ alignItems: 'center' }}
        >
          <SeedSun tone={tone}>
            <Icon />
          </SeedSun>
          <Stack spacing={1.5}>
            <Typography variant="h2" component="h1">
              {t(`state.${view}`)}
            </Typography>
            {view !== 'OPEN' && <Typography color="textSecondary">{t(`next.${view}`)}</Typography>}
          </Stack>
        </Stack>
        {order && (
          <div>
            <Typography variant="body2" color="textSecondary">
              {t('orderNumber', { number: order.orderNumber })}
            </Typography>
            <Amount paise={order.amountPaise} size="huge" component="p" />
          </div>
        )}
        {isPayable(view) &&
          order &&
          (opening && deadlineMs !== null ? (
            <PayByUpi
              appUrl={appUrl}
              pageUrl={opening.pageUrl}
              amount={amount ?? ''}
              deadlineMs={deadlineMs}
              isSandbox={isSandbox}
              isByHand={isByHand}
            />
          ) : (
            <Typography color="textSecondary">{t('loading')}</Typography>
          ))}
        {/* A visitor logs in first. */}
        {!order && actions}
        {/* Money may also come late, and is then taken or paid back. */}
        {(isPayable(view) || view === 'EXPIRED') && (
          <CheckPayment isUnreachable={isUnreachable} isByHand={isByHand} onCheck={onCheck} />
        )}
        {(pageBesideApp !== null || (order && actions)) && (
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            // Aligns text buttons with the text above.
            sx={{ justifyContent: start, flexWrap: 'wrap', marginInlineStart: { desktop: hasCode ? -2.5 : 0 } }}
          >
            {pageBesideApp !== null && (
              <Button
                href={pageBesideApp}
                target="_blank"
                rel="noopener"
                endIcon={<OpenInNewOutlined />}
                // Desktops have it as the filled button.
                sx={{ display: { desktop: 'none' } }}
              >
                <span>{t('openPage')}</span>
                <VisuallyHidden>{t('newTab')}</VisuallyHidden>
              </Button>
            )}
            {order && actions}
          </Stack>
        )}
      </Stack>
      {appUrl !== null && <PaymentQr url={appUrl} label={t('qrLabel', { amount })} isSandbox={isSandbox} />}
    </Card>
  );
};
