import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentInstructions } from '../../../contract/orders';
import { Amount } from '../../components/Amount';
import { OpenInNewOutlined } from '../../components/lazyIcons';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { formatPaise } from '../../lib/money';
import { CheckPayment } from './CheckPayment';
import { PaymentHeading, type PaymentTitle } from './PaymentHeading';
import { paymentLinks } from './paymentLinks';
import { PaymentQr } from './PaymentQr';
import { isPayable, type PaymentView } from './paymentView';
import { TimeToPay } from './TimeToPay';
import { WaysToPay } from './WaysToPay';

interface PaymentPanelProps {
  view: PaymentView;
  /** Only the customer's own page has it. */
  order?: { orderNumber: string; amountPaise: number; payment: PaymentInstructions | null } | undefined;
  /** It can be paid until then; see `deadlineIn`. It is null if no payment is awaited. */
  deadlineMs?: number | null;
  isUnreachable?: boolean;
  /** The customer comes from the provider's page. It proves nothing, but they have probably paid. */
  isBack?: boolean;
  /** All that goes back has been sent. */
  isRefundDone?: boolean;
  onCheck: () => Promise<void>;
  /** More than the state says, such as the refund. */
  detail?: ReactNode;
  /** Links and buttons of the page lead on from this state. */
  actions?: ReactNode;
}

/** From where on the QR code is beside the text, which is centred otherwise. */
const BESIDE_CODE = '@media (min-width: 700px)';

const titleOf = ({
  view,
  isBack,
  isPreparing,
  isRefundDone,
}: {
  view: PaymentView;
  isBack: boolean;
  isPreparing: boolean;
  isRefundDone: boolean;
}): PaymentTitle => {
  if (isPayable(view) && isPreparing) return 'PREPARING';
  if (view === 'REFUNDED' && isRefundDone) return 'REFUNDED_DONE';
  return view === 'OPEN' && isBack ? 'RETURNED' : view;
};

/** Waiting, received, failed, expired, refunded or cancelled. */
export const PaymentPanel = ({
  view,
  order,
  deadlineMs = null,
  isUnreachable = false,
  isBack = false,
  isRefundDone = false,
  onCheck,
  detail,
  actions,
}: PaymentPanelProps) => {
  const { t } = useTranslation('payment');
  const payment = isPayable(view) ? order?.payment : undefined;
  const links = payment && paymentLinks(payment, window.location.origin);
  const isSandbox = payment?.provider === 'sandbox';
  const isByHand = payment?.provider === 'upi';
  const { appUrl = null, codeUrl = null } = links ?? {};
  const hasCode = codeUrl !== null;
  // The sandbox's app button leads there already.
  const pageBesideApp = appUrl === null || links?.pageUrl === appUrl ? null : (links?.pageUrl ?? null);
  const title = titleOf({ view, isBack, isRefundDone, isPreparing: order !== undefined && !links });
  const isChecking = title === 'RETURNED' && links !== undefined;
  const amount = order && formatPaise(order.amountPaise);
  const hasAmount = view !== 'CANCELLED' && view !== 'REPLACED';
  // Money may also come late, and is then taken or paid back.
  const check = ((isPayable(view) && title !== 'PREPARING') || view === 'EXPIRED') && (
    <CheckPayment
      isUnreachable={isUnreachable}
      isByHand={isByHand}
      variant={isChecking ? 'contained' : 'text'}
      onCheck={onCheck}
    />
  );

  return (
    <Card
      sx={{
        display: 'grid',
        gap: { mobile: 3, desktop: 6 },
        alignItems: 'start',
        maxWidth: hasCode ? 920 : 560,
        marginInline: 'auto',
        padding: { mobile: 3, tablet: 5 },
        textAlign: 'center',
        '--start': 'center',
        gridTemplateColumns: 'minmax(0, 1fr)',
        ...(hasCode && {
          [BESIDE_CODE]: {
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(45%, 360px))',
            alignItems: 'center',
            textAlign: 'start',
            '--start': 'flex-start',
          },
        }),
      }}
    >
      <Stack useFlexGap spacing={2} sx={{ alignItems: 'var(--start)', minWidth: 0 }}>
        <PaymentHeading title={title} hasCode={hasCode} hasDetail={Boolean(detail)} />
        {order && (
          <div>
            <Typography variant="body2" color="textSecondary">
              {t('orderNumber', { number: order.orderNumber })}
            </Typography>
            {hasAmount && <Amount paise={order.amountPaise} size="huge" component="p" />}
          </div>
        )}
        {detail}
        {isChecking && check}
        {links && deadlineMs !== null && (
          <WaysToPay
            links={links}
            amount={amount ?? ''}
            deadlineMs={deadlineMs}
            isSandbox={isSandbox}
            isByHand={isByHand}
            isBack={isChecking}
          />
        )}
        {!order && isPayable(view) && deadlineMs !== null && <TimeToPay deadlineMs={deadlineMs} />}
        {!order && actions}
        {!isChecking && check}
        {(pageBesideApp !== null || (order && actions)) && (
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{
              alignSelf: 'stretch',
              justifyContent: 'center',
              flexWrap: 'wrap',
              // Two of them fit in a row on phones.
              '& > .MuiButton-text': { paddingInline: { mobile: 1, tablet: 2 } },
            }}
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
      {codeUrl !== null && (
        <PaymentQr
          url={codeUrl}
          label={t('qrLabel', { amount })}
          isSandbox={isSandbox}
          isOnlyWay={appUrl === null && links?.pageUrl === null}
        />
      )}
    </Card>
  );
};
