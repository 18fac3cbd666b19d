import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { FigurePeriod } from '../../../../contract/staffFigures';
import { ReceiptLongOutlined } from '../../../components/lazyIcons';
import { PillChoice } from '../../../components/PillChoice';
import { OneRow } from '../../components/OneRow';
import { useNow } from '../../hooks/useNow';
import { readPeriod } from '../../lib/figurePeriod';
import { formatSpan } from '../../lib/figureTexts';
import { shopDay } from '../../lib/shopDays';
import { dayReportPath } from '../../lib/staffPaths';
import { CustomersView } from './CustomersView';
import { DeliveryView } from './DeliveryView';
import { OffersView } from './OffersView';
import { PeriodFilter } from './PeriodFilter';
import { ProductsView } from './ProductsView';
import { RefundsView } from './RefundsView';
import { SalesView } from './SalesView';
import { StockView } from './StockView';

const OF_PERIOD = {
  sales: SalesView,
  products: ProductsView,
  delivery: DeliveryView,
  customers: CustomersView,
  refunds: RefundsView,
  offers: OffersView,
} satisfies Record<string, ComponentType<{ period: FigurePeriod }>>;
type ViewOfPeriod = keyof typeof OF_PERIOD;
const VIEWS = [...(Object.keys(OF_PERIOD) as ViewOfPeriod[]), 'stock'] as const;

/** The shop in figures. What is shown, and its period, are in the URL. */
export const FiguresPage = () => {
  const { t, i18n } = useTranslation('staffFigures');
  const [params, setParams] = useSearchParams();
  const today = shopDay(useNow());
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'sales';
  const chosen = readPeriod(params, today);
  const change = (changed: Record<string, string>) =>
    setParams({ ...Object.fromEntries(params), ...changed }, { replace: true });
  const View = view === 'stock' ? null : OF_PERIOD[view];
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 1080, '& > *': { minWidth: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        <Button component={Link} to={dayReportPath(today)} startIcon={<ReceiptLongOutlined />} variant="outlined">
          {t('dayReport')}
        </Button>
      </Box>
      <OneRow>
        <PillChoice
          label={t('show')}
          value={view}
          options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
          onChange={(value) => change({ view: value })}
        />
      </OneRow>
      {View ? (
        <>
          <PeriodFilter chosen={chosen} today={today} onChange={change} />
          <Typography variant="h3" component="p">
            {formatSpan(chosen.period, i18n.language)}
          </Typography>
          <View period={chosen.period} />
        </>
      ) : (
        <StockView params={params} onChange={change} />
      )}
    </Box>
  );
};
