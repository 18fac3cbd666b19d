import { useTranslation } from 'react-i18next';
import { TodoAlert } from '../../components/TodoAlert';
import { codesOf } from '../../lib/recalledCodes';
import { staffOrderPath } from '../../lib/staffPaths';
import { useGetBoardQuery } from '../../store/staffOrdersApi';

/** Open orders that have recalled units, and go nowhere until a person has replaced them. */
export const StoppedOrders = () => {
  const { t } = useTranslation('staffBoard');
  const { data: board } = useGetBoardQuery(undefined);
  const numbers = (board?.items ?? []).flatMap(({ orderNumber, recalled }) =>
    codesOf(recalled) === '' ? [] : [orderNumber],
  );
  const [first] = numbers;
  if (first === undefined) return null;
  return (
    <TodoAlert
      severity="error"
      text={t('stopped.todo', { count: numbers.length, numbers: numbers.join(', ') })}
      to={staffOrderPath(first)}
      action={t('stopped.open', { orderNumber: first })}
    />
  );
};
