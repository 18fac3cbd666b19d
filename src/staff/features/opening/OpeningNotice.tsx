import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { TodoAlert } from '../../components/TodoAlert';
import { OPENING_STEP_COUNT } from '../../lib/openingSteps';
import { GUIDE_PATH } from '../../lib/staffPaths';
import { useGetOpeningQuery } from '../../store/openingApi';

/** While the shop takes no orders, it is above every page but the guide, and below the board. */
export const OpeningNotice = () => {
  const { t } = useTranslation('staffOpening');
  const { pathname } = useLocation();
  const { data } = useGetOpeningQuery(undefined);
  if (!data || data.state === 'OPEN' || pathname === GUIDE_PATH) return null;
  return (
    <TodoAlert
      severity={data.state === 'SOON' ? 'info' : 'warning'}
      text={t(`notice.${data.state}.text`, { done: data.done.length, count: OPENING_STEP_COUNT })}
      to={GUIDE_PATH}
      action={t(`notice.${data.state}.action`)}
    />
  );
};
