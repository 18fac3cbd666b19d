import { useTranslation } from 'react-i18next';
import { TodoAlert } from '../../components/TodoAlert';
import { SETTLEMENTS_PATH } from '../../lib/staffPaths';
import { useGetSettlementTodosQuery } from '../../store/settlementsApi';
import { useMay } from '../../store/staffHooks';

/** How many differences of payouts are open, for who may resolve them. Gone once there are none. */
export const OpenDifferences = () => (useMay('matchTransfers') ? <DifferencesAlarm /> : null);

const DifferencesAlarm = () => {
  const { t } = useTranslation('staffSettlements');
  const { data } = useGetSettlementTodosQuery(undefined);
  if (!data || data.openCount === 0) return null;
  return <TodoAlert text={t('todo', { count: data.openCount })} to={SETTLEMENTS_PATH} action={t('todoOpen')} />;
};
