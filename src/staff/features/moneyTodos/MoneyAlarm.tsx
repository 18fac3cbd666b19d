import { useTranslation } from 'react-i18next';
import { TodoAlert } from '../../components/TodoAlert';
import { PAYMENTS_PATH } from '../../lib/staffPaths';
import { useMay } from '../../store/staffHooks';
import { useGetMoneyTodosQuery } from '../../store/paymentsApi';

/** Refunds that failed and money without an order, for who may resolve them. Gone once there are none. */
export const MoneyAlarm = () => (useMay('matchTransfers') ? <Alarm /> : null);

const Alarm = () => {
  const { t } = useTranslation('staffPayments');
  const { data } = useGetMoneyTodosQuery(undefined);
  const failed = data?.failedRefunds.length ?? 0;
  const unresolved = data?.unresolved.length ?? 0;
  const texts = [
    ...(failed > 0 ? [t('alarm.failed', { count: failed })] : []),
    ...(unresolved > 0 ? [t('alarm.unresolved', { count: unresolved })] : []),
  ];
  if (texts.length === 0) return null;
  return <TodoAlert text={texts.join(' ')} to={PAYMENTS_PATH} action={t('alarm.open')} />;
};
