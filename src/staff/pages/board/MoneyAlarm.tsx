import { useTranslation } from 'react-i18next';
import { TodoAlert } from '../../components/TodoAlert';
import { useLimitRaiseText } from '../../hooks/useLimitRaiseText';
import { usePayeeText } from '../../hooks/usePayeeText';
import { APPROVALS_PATH, BANK_PATH, PAYMENTS_PATH, SETTINGS_PATH } from '../../lib/staffPaths';
import { useMay } from '../../store/staffHooks';
import { useGetMoneyTodosQuery } from '../../store/paymentsApi';
import { useGetLimitRaisesQuery, useGetPayeeChangeQuery } from '../../store/settingsApi';

/**
 * Another payee, raised limits, refunds that failed, are sent by hand or wait for approval, and money without an order,
 * for who may resolve them. Gone once there are none.
 */
export const MoneyAlarm = () => (useMay('matchTransfers') ? <Alarm /> : null);

const Alarm = () => {
  const { t } = useTranslation('staffPayments');
  const { data } = useGetMoneyTodosQuery(undefined);
  const payeeText = usePayeeText();
  const { data: payee } = useGetPayeeChangeQuery(undefined);
  const limitText = useLimitRaiseText();
  const { data: raises = [] } = useGetLimitRaisesQuery(undefined);
  const failed = data?.failedRefunds.filter(({ reportedPaise }) => reportedPaise === null).length ?? 0;
  const reported = (data?.failedRefunds.length ?? 0) - failed;
  const unresolved = data?.unresolved.length ?? 0;
  const texts = [
    ...(failed > 0 ? [t('alarm.failed', { count: failed })] : []),
    ...(reported > 0 ? [t('alarm.reported', { count: reported })] : []),
    ...(unresolved > 0 ? [t('alarm.unresolved', { count: unresolved })] : []),
  ];
  const approvals = data?.approvalCount ?? 0;
  const toMake = data?.toMakeCount ?? 0;
  return (
    <>
      {payee && !payee.isOwn && (
        <TodoAlert
          severity={payee.state === 'WAITING' ? 'warning' : 'info'}
          text={payeeText(payee)}
          to={`${SETTINGS_PATH}/payee`}
          action={t('payee.look')}
        />
      )}
      {raises.length > 0 && (
        <TodoAlert
          severity={raises.some(({ isWaiting }) => isWaiting) ? 'warning' : 'info'}
          text={raises.map(limitText).join(' ')}
          to={`${SETTINGS_PATH}/counter`}
          action={t('payee.look')}
        />
      )}
      {toMake > 0 && (
        <TodoAlert text={t('alarm.toMake', { count: toMake })} to={BANK_PATH} action={t('alarm.toBank')} />
      )}
      {texts.length > 0 && <TodoAlert text={texts.join(' ')} to={PAYMENTS_PATH} action={t('alarm.open')} />}
      {approvals > 0 && (
        <TodoAlert
          text={t('alarm.approvals', { count: approvals })}
          to={APPROVALS_PATH}
          action={t('todos.toApprovals')}
        />
      )}
    </>
  );
};
