import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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
  if (failed + unresolved === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ flexShrink: 0, alignItems: 'center', flexWrap: 'wrap', marginBottom: 1.5 }}
      action={
        <Button component={Link} to={PAYMENTS_PATH} color="inherit" sx={{ minHeight: 44 }}>
          {t('alarm.open')}
        </Button>
      }
    >
      {[
        failed > 0 && t('alarm.failed', { count: failed }),
        unresolved > 0 && t('alarm.unresolved', { count: unresolved }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
};
