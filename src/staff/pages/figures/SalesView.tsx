import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { timesInWords } from '../../../../contract/slotInWords';
import type { FigurePeriod, SaleTotals } from '../../../../contract/staffFigures';
import { formatPaise } from '../../../lib/money';
import { csvRupees } from '../../lib/csv';
import { formatWhole, spanOfDay } from '../../lib/figureTexts';
import { formatDay } from '../../lib/shopDays';
import { useGetSalesFiguresQuery } from '../../store/figuresApi';
import { DaysChart } from './charts/DaysChart';
import { HoursChart } from './charts/HoursChart';
import { FigureSection } from './FigureSection';
import { FigureTotals } from './FigureTotals';
import { Loaded } from './Loaded';
import { useCompare } from './useCompare';
import { useSaleColumns } from './useSaleColumns';

const basketOf = ({ orders, salesPaise }: SaleTotals): number => (orders === 0 ? 0 : Math.round(salesPaise / orders));

export const SalesView = ({ period }: { period: FigurePeriod }) => {
  const { t, i18n } = useTranslation('staffFigures');
  const language = i18n.language as Language;
  const compare = useCompare();
  const { orders, sales } = useSaleColumns();
  const query = useGetSalesFiguresQuery(period, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query}>
      {({ totals, totalsBefore, before, days, hours, period: shown }) => {
        const total = [t('total'), formatWhole(totals.orders), formatPaise(totals.salesPaise)];
        return (
          <>
            <FigureTotals
              totals={[
                {
                  label: t('sales.total'),
                  text: formatPaise(totals.salesPaise),
                  change: compare(totals.salesPaise, totalsBefore.salesPaise, before),
                },
                {
                  label: t('sales.orders'),
                  text: formatWhole(totals.orders),
                  change: compare(totals.orders, totalsBefore.orders, before),
                },
                {
                  label: t('sales.basket'),
                  text: formatPaise(basketOf(totals)),
                  change: compare(basketOf(totals), basketOf(totalsBefore), before),
                },
              ]}
            />
            <FigureSection
              title={t('sales.byDay')}
              hint={t('sales.hint')}
              chart={<DaysChart days={days} />}
              columns={[
                { header: t('column.day'), text: ({ day }) => formatDay(day, language), csv: ({ day }) => day },
                orders,
                sales,
                {
                  header: t('column.before'),
                  numeric: true,
                  text: ({ beforePaise }) => (beforePaise === null ? '–' : formatPaise(beforePaise)),
                  csv: ({ beforePaise }) => (beforePaise === null ? null : csvRupees(beforePaise)),
                },
              ]}
              rows={totals.orders + totalsBefore.orders === 0 ? [] : [...days].reverse()}
              keyOf={({ day }) => day}
              total={[...total, formatPaise(totalsBefore.salesPaise)]}
              empty={t('nothing')}
              file="sales-by-day"
              days={shown}
            />
            <FigureSection
              title={t('sales.byHour')}
              hint={t('sales.byHourHint')}
              chart={<HoursChart hours={hours} />}
              columns={[
                {
                  header: t('column.hour'),
                  text: ({ hour }) => timesInWords(spanOfDay(hour * 60, (hour + 1) * 60), language),
                  csv: ({ hour }) => hour,
                },
                orders,
                sales,
              ]}
              rows={hours.filter((hour) => hour.orders > 0)}
              keyOf={({ hour }) => String(hour)}
              total={total}
              empty={t('nothing')}
              file="sales-by-hour"
              days={shown}
            />
          </>
        );
      }}
    </Loaded>
  );
};
