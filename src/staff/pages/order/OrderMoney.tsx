import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { accountRows } from '../../../components/accountRows';
import { BillRows } from '../../../components/BillRows';
import { formatDateTime } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { DueAmount } from '../../components/DueAmount';
import { CollectAtDoor } from '../../features/collect/CollectAtDoor';
import { RefundOrderDialog } from '../../features/refunds/RefundOrderDialog';
import { MoneyList } from '../../features/refunds/MoneyList';
import { TransferItem } from '../../features/refunds/TransferItem';
import { useProviderName } from '../../hooks/useProviderName';
import { staffOrderPath } from '../../lib/staffPaths';
import { useMay } from '../../store/staffHooks';
import { Section } from './Section';
import { useComplaints } from './useComplaints';

/** What the order costs as packed, what was paid and what is refunded: as its customer sees it. */
export const OrderBill = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation(['staffBoard', 'staffNewOrder', 'staffComplaints']);
  return (
    <Section title={t('order.bill')}>
      <BillRows
        rows={accountRows(order, (key, values) =>
          key === 'discount' && order.discountReason !== null
            ? t('bill.discountFor', { reason: t(`staffNewOrder:discount.reasons.${order.discountReason}`) })
            : t(`bill.${key}`, { ...values }),
        )}
      />
      {order.replaces !== undefined && (
        <MuiLink component={Link} to={staffOrderPath(order.replaces)} variant="body2" sx={{ display: 'block', mt: 1 }}>
          {t('staffComplaints:replaces', { orderNumber: order.replaces })}
        </MuiLink>
      )}
    </Section>
  );
};

/** Notes money that was paid at the shop, or whose delivery recorded none. Until the order is packed, its amount may change. */
const COLLECTED_IN: readonly string[] = ['READY_TO_DELIVER', 'PICKEDUP', 'DELIVERED'];

/** What is due at the door, and how it is paid. */
export const OrderToCollect = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('staffBoard');
  const mayCollect = useMay('receiveCash');
  const { duePaise } = order.account;
  if (!mayCollect || order.paymentStatus !== 'DUE_AT_DOOR' || !COLLECTED_IN.includes(order.status)) return null;
  return (
    <Section title={t('order.toCollect')}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <DueAmount paise={duePaise} size="large" />
        <CollectAtDoor orderNumber={order.orderNumber} amountPaise={duePaise} />
      </Stack>
    </Section>
  );
};

/** Payment attempts, money that came, and money that went back or waits for an approval. */
export const OrderPayments = ({ order }: { order: StaffOrder }) => {
  const { t, i18n } = useTranslation(['staffBoard', 'staffRefunds']);
  const nameOf = useProviderName();
  const mayRefund = useMay('makeRefunds');
  const [isGiving, setGiving] = useState(false);
  const leftPaise = leftOf(order);
  const openComplaints = useComplaints(order).filter(
    ({ state, waitsForApproval }) => state === 'OPEN' && !waitsForApproval,
  );
  const when = (at: string) => formatDateTime(at, i18n.language);
  const isEmpty = order.attempts.length + order.transfers.length + order.approvals.length === 0;
  // A replacement costs nothing, so nothing was paid.
  if (isEmpty && order.replaces !== undefined) return null;
  return (
    <Section title={t('order.payments')}>
      <MoneyList>
        {isEmpty && <li className="soft">{t('order.noPayments')}</li>}
        {order.attempts.map((attempt) => (
          <li key={attempt.startedAt}>
            {t(`attempt.${attempt.state}`)} <span className="money">{formatPaise(attempt.amountPaise)}</span>
            <div className="soft">
              {nameOf(attempt.provider)} · {when(attempt.startedAt)}
            </div>
          </li>
        ))}
        {order.transfers.map((transfer) => (
          <TransferItem key={transfer.reference} transfer={transfer} />
        ))}
        {order.approvals.map((approval) => (
          <li key={approval.at}>
            {t(`approval.${approval.state}`)} <span className="money">{formatPaise(approval.amountPaise)}</span>
            <div className="soft">
              {[approval.requestedBy, approval.decidedBy].filter(Boolean).join(' → ')} · {when(approval.at)}
            </div>
          </li>
        ))}
      </MoneyList>
      {mayRefund && leftPaise > 0 && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setGiving(true)} sx={{ mt: 1.5 }}>
          {t('staffRefunds:open')}
        </Button>
      )}
      {isGiving && (
        <RefundOrderDialog
          orderNumber={order.orderNumber}
          leftPaise={leftPaise}
          items={order.items}
          openComplaints={openComplaints}
          onClose={() => setGiving(false)}
        />
      )}
    </Section>
  );
};

/** What is left of the payments for the order and items added to it after its refunds, also those that wait. */
function leftOf({ transfers, approvals }: StaffOrder): number {
  const paid = transfers.filter(({ surplus }) => surplus === null);
  const gone = [
    ...paid.flatMap(({ refunds }) => refunds.filter(({ state }) => state !== 'FAILED')),
    ...approvals.filter(({ state }) => state === 'WAITING'),
  ];
  const sum = (some: readonly { amountPaise: number }[]) => some.reduce((total, each) => total + each.amountPaise, 0);
  return sum(paid) - sum(gone);
}
