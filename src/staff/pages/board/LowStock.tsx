import { useTranslation } from 'react-i18next';
import { TodoAlert } from '../../components/TodoAlert';
import { LOW_STOCK_PATH } from '../../lib/staffPaths';
import { useGetStockTodosQuery } from '../../store/shopTodosApi';
import { useMay } from '../../store/staffHooks';

/** How many packs are out or run out soon, for who may read the stock. */
export const LowStock = () => {
  const { t } = useTranslation('staffStock');
  const { data } = useGetStockTodosQuery(undefined, { skip: !useMay('readStock') });
  const count = data?.openCount ?? 0;
  if (count === 0) return null;
  return <TodoAlert severity="info" text={t('low.todo', { count })} to={LOW_STOCK_PATH} action={t('low.toStock')} />;
};
