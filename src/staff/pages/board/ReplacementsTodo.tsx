import { useTranslation } from 'react-i18next';
import { TodoAlert } from '../../components/TodoAlert';
import { COMPLAINTS_PATH } from '../../lib/staffPaths';
import { useGetComplaintTodosQuery } from '../../store/complaintsApi';
import { useMay } from '../../store/staffHooks';

/** Promised replacements that no parcel has taken along yet. */
export const ReplacementsTodo = () => {
  const { t } = useTranslation('staffFrame');
  const { data } = useGetComplaintTodosQuery(undefined, { skip: !useMay('decideComplaints') });
  const count = data?.toSendCount ?? 0;
  if (count === 0) return null;
  return <TodoAlert text={t('replacement.todo', { count })} to={COMPLAINTS_PATH} action={t('replacement.open')} />;
};
