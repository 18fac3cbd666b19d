import { useTranslation } from 'react-i18next';
import { TodoAlert } from '../../components/TodoAlert';
import { WAITLIST_PATH } from '../../lib/staffPaths';
import { useGetWaitlistQuery } from '../../store/waitlistApi';

/** Says that people wait in areas that deliver now; empty where none do. */
export const WaitlistNote = () => {
  const { t } = useTranslation('staffAreas');
  const { data } = useGetWaitlistQuery('');
  const count = data?.areas.reduce((sum, area) => sum + area.count, 0) ?? 0;
  if (count === 0) return null;
  return (
    <TodoAlert severity="info" text={t('waitlist.note', { count })} to={WAITLIST_PATH} action={t('waitlist.open')} />
  );
};
