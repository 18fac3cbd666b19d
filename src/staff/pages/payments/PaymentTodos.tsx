import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo, STAFF_ROLES } from '../../../../contract/staffRights';
import { Amount } from '../../../components/Amount';
import { formatDateTime } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { RowList } from '../../components/RowList';
import { FailedRefundActions } from '../../features/refunds/FailedRefundActions';
import { useRefundReason } from '../../features/refunds/useRefundReason';
import { UnresolvedTransfers } from '../../features/transfers/UnresolvedTransfers';
import { APPROVALS_PATH } from '../../lib/staffPaths';
import { useGetApprovalsQuery } from '../../store/approvalsApi';
import { useGetMoneyTodosQuery } from '../../store/paymentsApi';
import { OrderOfMoney } from './OrderOfMoney';

/** Money that waits for a person: without an order, whose refund failed, or for a second person. */
export const PaymentTodos = () => (
  <Stack spacing={3} sx={{ '&:empty': { display: 'none' } }}>
    <FailedRefunds />
    <UnresolvedTransfers />
    <WaitingRefunds />
  </Stack>
);

const FailedRefunds = () => {
  const { t, i18n } = useTranslation('staffPayments');
  const reasonOf = useRefundReason();
  const { data } = useGetMoneyTodosQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.failedRefunds.length === 0) return null;
  return (
    <RowList
      title={t('todos.failed')}
      empty=""
      items={data.failedRefunds}
      keyOf={({ refundId }) => refundId}
      render={({ refundId, orderNumber, amountPaise, reportedPaise, reason, reference, failedAt }) => (
        <>
          <div>
            <OrderOfMoney orderNumber={orderNumber} customerName={null} />
            <Typography variant="body2" color="textSecondary">
              {[reasonOf(reason), reference, formatDateTime(failedAt, i18n.language)].join(' · ')}
            </Typography>
            {reportedPaise !== null && (
              <Typography variant="body2">{t('todos.reported', { amount: formatPaise(reportedPaise) })}</Typography>
            )}
          </div>
          <Amount paise={amountPaise} />
          <FailedRefundActions
            refundId={refundId}
            amountPaise={amountPaise}
            name={orderNumber ?? reference}
            maySendAgain={reportedPaise === null}
          />
        </>
      )}
    />
  );
};

/** Refunds above the shop's limit, with who may approve them. */
const WaitingRefunds = () => {
  const { t, i18n } = useTranslation(['staffPayments', 'staffFrame', 'staffPacking']);
  const { data } = useGetApprovalsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.length === 0) return null;
  const roles = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(
    STAFF_ROLES.filter((role) => mayDo(role, 'approveRefunds')).map((role) => t(`staffFrame:roles.${role}`)),
  );
  return (
    <RowList
      title={t('todos.waiting')}
      empty=""
      items={data}
      keyOf={({ _id }) => _id}
      render={({ orderNumber, customerName, reference, amountPaise, requestedBy, requestedAt, isOwn }) => (
        <>
          <div>
            <OrderOfMoney orderNumber={orderNumber} customerName={customerName} />
            <Typography variant="body2" color="textSecondary">
              {[
                reference,
                t('staffPacking:approvals.by', { name: requestedBy, at: formatDateTime(requestedAt, i18n.language) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Typography variant="body2">
              {isOwn ? t('staffPacking:approvals.own') : t('todos.mayApprove', { roles, name: requestedBy })}
            </Typography>
          </div>
          <Amount paise={amountPaise} />
          <Button
            component={Link}
            to={APPROVALS_PATH}
            aria-label={`${t('todos.toApprovals')}: ${orderNumber ?? reference}`}
          >
            {t('todos.toApprovals')}
          </Button>
        </>
      )}
    />
  );
};
