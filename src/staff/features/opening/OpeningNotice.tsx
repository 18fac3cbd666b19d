import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { OPENING_STEP_COUNT } from '../../lib/openingSteps';
import { GUIDE_PATH } from '../../lib/staffPaths';
import { useGetOpeningQuery } from '../../store/openingApi';

/** Above every page while the shop takes no orders. */
export const OpeningNotice = () => {
  const { t } = useTranslation('staffOpening');
  const { pathname } = useLocation();
  const { data } = useGetOpeningQuery(undefined);
  if (!data || data.state === 'OPEN' || pathname === GUIDE_PATH) return null;
  return (
    <Alert
      severity={data.state === 'SOON' ? 'info' : 'warning'}
      sx={{ alignItems: 'center', flexWrap: 'wrap', marginBottom: 2 }}
      action={
        <Button component={Link} to={GUIDE_PATH} color="inherit" sx={{ minHeight: 44 }}>
          {t(`notice.${data.state}.action`)}
        </Button>
      }
    >
      {t(`notice.${data.state}.text`, { done: data.done.length, count: OPENING_STEP_COUNT })}
    </Alert>
  );
};
