import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PillChoice } from '../../../components/PillChoice';
import { useMay } from '../../store/staffHooks';
import { BankView } from './BankView';
import { CashView } from './CashView';
import { DayView } from './DayView';

const VIEWS = ['cash', 'bank', 'day'] as const;
type View = (typeof VIEWS)[number];

/** Cash, the bank and the day's close. A Sales Person receives cash only. */
export const MoneyPage = () => {
  const { t } = useTranslation('staffMoney');
  const [params, setParams] = useSearchParams();
  const may: Record<View, boolean> = { cash: true, bank: useMay('matchTransfers'), day: useMay('closeDay') };
  const allowed = VIEWS.filter((view) => may[view]);
  const view = allowed.find((each) => each === params.get('view')) ?? 'cash';
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      {allowed.length > 1 && (
        <Box sx={{ mb: 3 }}>
          <PillChoice
            label={t('show')}
            value={view}
            options={allowed.map((value) => ({ value, label: t(`views.${value}`) }))}
            onChange={(value) => setParams({ view: value }, { replace: true })}
          />
        </Box>
      )}
      {view === 'cash' && <CashView />}
      {view === 'bank' && <BankView />}
      {view === 'day' && <DayView />}
    </>
  );
};
