import { useTranslation } from 'react-i18next';
import { TodoAlert } from '../../components/TodoAlert';
import { BANK_PATH } from '../../lib/staffPaths';
import { useGetAwaitedPaymentsQuery } from '../../store/paymentsApi';
import { useMay } from '../../store/staffHooks';

/** Says how many orders wait for their payment by plain UPI, and how many customers say that they have paid. */
export const AwaitedPayments = () => {
  const { t } = useTranslation('staffPayments');
  const mayMatch = useMay('matchTransfers');
  const { data } = useGetAwaitedPaymentsQuery(undefined);
  const items = data?.items ?? [];
  const said = items.filter(({ saidPaidAt }) => saidPaidAt !== null).length;
  if (items.length === 0) return null;
  const texts = [
    t('alarm.waiting', { count: items.length }),
    ...(said > 0 ? [t('alarm.saidPaid', { count: said })] : []),
  ];
  return (
    <TodoAlert
      severity={said > 0 ? 'warning' : 'info'}
      text={texts.join(' ')}
      {...(mayMatch && { to: BANK_PATH, action: t('alarm.toBank') })}
    />
  );
};
