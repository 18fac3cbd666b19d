import { useTranslation } from 'react-i18next';
import type { FigurePeriod, OfferFigures, SaleTotals } from '../../../../contract/staffFigures';
import { formatPaise } from '../../../lib/money';
import type { FigureColumn } from '../../components/FigureTable';
import { csvRupees } from '../../lib/csv';
import { formatShare, formatWhole } from '../../lib/figureTexts';
import { useGetOfferFiguresQuery } from '../../store/figuresApi';
import { formatAxisPaise } from './charts/axes';
import { NamesChart } from './charts/NamesChart';
import { FigureSection } from './FigureSection';
import { FigureTotals } from './FigureTotals';
import { Loaded } from './Loaded';

/** A coupon's effect; null for sales without one. */
type Effect = Omit<OfferFigures['coupons'][number], 'code'> & { code: string | null };

const averageOf = ({ orders, salesPaise }: SaleTotals): number => (orders === 0 ? 0 : Math.round(salesPaise / orders));

/** What coupons bring and cost, beside the sales without one. */
export const OffersView = ({ period }: { period: FigurePeriod }) => {
  const { t } = useTranslation('staffFigures');
  const query = useGetOfferFiguresQuery(period, { refetchOnMountOrArgChange: true });
  const nameOf = ({ code }: Effect) => code ?? t('offers.without');
  const columnsOf = (allOrders: number): FigureColumn<Effect>[] => [
    { header: t('column.coupon'), text: nameOf },
    {
      header: t('column.orders'),
      numeric: true,
      text: ({ orders }) => formatWhole(orders),
      csv: ({ orders }) => orders,
    },
    {
      header: t('column.share'),
      numeric: true,
      text: ({ orders }) => formatShare(orders, allOrders),
      csv: ({ orders }) => orders / allOrders,
    },
    {
      header: t('column.discount'),
      numeric: true,
      text: ({ discountPaise }) => formatPaise(discountPaise),
      csv: ({ discountPaise }) => csvRupees(discountPaise),
    },
    {
      header: t('column.average'),
      numeric: true,
      text: (effect) => formatPaise(averageOf(effect)),
      csv: (effect) => csvRupees(averageOf(effect)),
    },
    {
      header: t('column.firstOrders'),
      numeric: true,
      text: ({ firstOrders, code }) => (code === null ? '–' : formatWhole(firstOrders)),
      csv: ({ firstOrders, code }) => (code === null ? null : firstOrders),
    },
  ];
  return (
    <Loaded query={query}>
      {({ coupons, withoutCoupon, period: days }) => {
        const withCoupon = {
          orders: coupons.reduce((sum, { orders }) => sum + orders, 0),
          salesPaise: coupons.reduce((sum, { salesPaise }) => sum + salesPaise, 0),
        };
        const effects: Effect[] = [...coupons, { code: null, discountPaise: 0, firstOrders: 0, ...withoutCoupon }];
        return (
          <>
            <FigureTotals
              totals={[
                { label: t('offers.basketWith'), text: formatPaise(averageOf(withCoupon)) },
                { label: t('offers.basketWithout'), text: formatPaise(averageOf(withoutCoupon)) },
              ]}
            />
            <FigureSection
              title={t('offers.byCoupon')}
              hint={t('offers.hint')}
              chart={
                <NamesChart
                  label={t('column.average')}
                  amounts={effects.map((effect) => ({ name: nameOf(effect), amount: averageOf(effect) }))}
                  format={formatPaise}
                  formatAxis={formatAxisPaise}
                />
              }
              columns={columnsOf(withCoupon.orders + withoutCoupon.orders)}
              rows={coupons.length === 0 ? [] : effects}
              keyOf={({ code }) => code ?? ''}
              empty={t('offers.none')}
              file="coupons"
              days={days}
            />
          </>
        );
      }}
    </Loaded>
  );
};
