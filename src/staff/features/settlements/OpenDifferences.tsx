import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SETTLEMENTS_PATH } from '../../lib/staffPaths';
import { useGetSettlementTodosQuery } from '../../store/settlementsApi';
import { useMay } from '../../store/staffHooks';

/** How many differences of payouts are open, for who may resolve them. Gone once there are none. */
export const OpenDifferences = () => (useMay('matchTransfers') ? <DifferencesAlarm /> : null);

const DifferencesAlarm = () => {
  const { t } = useTranslation('staffSettlements');
  const { data } = useGetSettlementTodosQuery(undefined);
  if (!data || data.openCount === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ flexShrink: 0, alignItems: 'center', flexWrap: 'wrap', marginBottom: 1.5 }}
      action={
        <Button component={Link} to={SETTLEMENTS_PATH} color="inherit" sx={{ minHeight: 44 }}>
          {t('todoOpen')}
        </Button>
      }
    >
      {t('todo', { count: data.openCount })}
    </Alert>
  );
};
