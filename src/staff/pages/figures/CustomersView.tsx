import { useTranslation } from 'react-i18next';
import type { CustomerFigures, CustomerTotals, FigurePeriod } from '../../../../contract/staffFigures';
import { formatPaise } from '../../../lib/money';
import { csvRupees } from '../../lib/csv';
import { formatAverage, formatWhole } from '../../lib/figureTexts';
import { formatDay } from '../../lib/shopDays';
import { useGetCustomerFiguresQuery } from '../../store/figuresApi';
import { CustomersChart } from './charts/CustomersChart';
import { NamesChart } from './charts/NamesChart';
import { FigureSection } from './FigureSection';
import { FigureTotals } from './FigureTotals';
import { Loaded } from './Loaded';
import { useCompare } from './useCompare';
import { useSaleColumns } from './useSaleColumns';

type Basket = CustomerFigures['baskets'][number];

const returningOf = ({ customers, newCustomers }: CustomerTotals): number => customers - newCustomers;

/** Shows who buys, and how much at once. */
export const CustomersView = ({ period }: { period: FigurePeriod }) => {
  const { t, i18n } = useTranslation('staffFigures');
  const compare = useCompare();
  const { orders, sales } = useSaleColumns();
  const query = useGetCustomerFiguresQuery(period, { refetchOnMountOrArgChange: true });
  const stepName = ({ fromPaise, toPaise }: Basket): string => {
    const from = formatPaise(fromPaise);
    if (toPaise === null) return t('customers.from', { from });
    const to = formatPaise(toPaise);
    return fromPaise === 0 ? t('customers.upTo', { to }) : t('customers.between', { from, to });
  };
  return (
    <Loaded query={query}>
      {({ totals, totalsBefore, before, days, baskets, period: shown }) => (
        <>
          <FigureTotals
            totals={[
              {
                label: t('customers.new'),
                text: formatWhole(totals.newCustomers),
                change: compare(totals.newCustomers, totalsBefore.newCustomers, before),
              },
              {
                label: t('customers.returning'),
                text: formatWhole(returningOf(totals)),
                change: compare(returningOf(totals), returningOf(totalsBefore), before),
              },
              {
                label: t('customers.perCustomer'),
                text: formatAverage(totals.customers === 0 ? 0 : totals.orders / totals.customers),
              },
              { label: t('customers.salesOfNew'), text: formatPaise(totals.salesOfNewPaise) },
            ]}
          />
          <FigureSection
            title={t('customers.byDay')}
            hint={`${t('customers.hint')} ${t('customers.byDayHint')}`}
            chart={<CustomersChart days={days} />}
            columns={[
              {
                header: t('column.day'),
                text: ({ day }) => formatDay(day, i18n.language),
                csv: ({ day }) => day,
              },
              {
                header: t('column.newCustomers'),
                numeric: true,
                text: ({ newCustomers }) => formatWhole(newCustomers),
                csv: ({ newCustomers }) => newCustomers,
              },
              {
                header: t('column.returningCustomers'),
                numeric: true,
                text: ({ returningCustomers }) => formatWhole(returningCustomers),
                csv: ({ returningCustomers }) => returningCustomers,
              },
            ]}
            rows={totals.customers === 0 ? [] : [...days].reverse()}
            keyOf={({ day }) => day}
            empty={t('nothing')}
            file="customers-by-day"
            days={shown}
          />
          <FigureSection
            title={t('customers.baskets')}
            hint={t('customers.basketsHint')}
            chart={
              <NamesChart
                label={t('column.orders')}
                amounts={baskets.map((basket) => ({ name: stepName(basket), amount: basket.orders }))}
                format={formatWhole}
                formatAxis={formatWhole}
              />
            }
            columns={[
              {
                header: t('column.basket'),
                text: stepName,
                csv: ({ fromPaise }) => csvRupees(fromPaise),
              },
              orders,
              sales,
            ]}
            rows={totals.orders === 0 ? [] : baskets}
            keyOf={({ fromPaise }) => String(fromPaise)}
            empty={t('nothing')}
            file="baskets"
            days={shown}
          />
        </>
      )}
    </Loaded>
  );
};
