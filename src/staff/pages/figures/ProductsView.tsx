import { useTranslation } from 'react-i18next';
import type { FigurePeriod, SoldCategory, SoldProduct } from '../../../../contract/staffFigures';
import { formatPaise } from '../../../lib/money';
import type { FigureColumn } from '../../components/FigureTable';
import { csvRupees } from '../../lib/csv';
import { formatWeight, formatWhole } from '../../lib/figureTexts';
import { useGetProductFiguresQuery } from '../../store/figuresApi';
import { formatAxisPaise } from './charts/axes';
import { NamesChart } from './charts/NamesChart';
import { FigureSection } from './FigureSection';
import { Loaded } from './Loaded';

type Sold = SoldProduct | SoldCategory;

export const ProductsView = ({ period }: { period: FigurePeriod }) => {
  const { t } = useTranslation('staffFigures');
  const query = useGetProductFiguresQuery(period, { refetchOnMountOrArgChange: true });
  const soldColumns: FigureColumn<Sold>[] = [
    {
      header: t('column.sales'),
      numeric: true,
      text: ({ salesPaise }) => formatPaise(salesPaise),
      csv: ({ salesPaise }) => csvRupees(salesPaise),
    },
    { header: t('column.units'), numeric: true, text: ({ units }) => formatWhole(units), csv: ({ units }) => units },
    {
      header: t('column.weight'),
      numeric: true,
      text: ({ grams }) => formatWeight(grams),
      csv: ({ grams }) => (grams === 0 ? null : grams / 1000),
    },
    {
      header: t('column.before'),
      numeric: true,
      text: ({ beforePaise }) => formatPaise(beforePaise),
      csv: ({ beforePaise }) => csvRupees(beforePaise),
    },
  ];
  const chartOf = (sold: readonly Sold[]) => (
    <NamesChart
      label={t('column.sales')}
      amounts={sold.map(({ name, salesPaise }) => ({ name, amount: salesPaise }))}
      format={formatPaise}
      formatAxis={formatAxisPaise}
    />
  );
  return (
    <Loaded query={query}>
      {({ products, productCount, categories, deliveryPaise, totalPaise, period: days }) => (
        <>
          <FigureSection
            title={t('products.byProduct')}
            hint={
              productCount > products.length
                ? `${t('products.hint')} ${t('products.most', { shown: formatWhole(products.length), all: formatWhole(productCount) })}`
                : t('products.hint')
            }
            chart={chartOf(products)}
            columns={[{ header: t('column.product'), text: ({ name }) => name }, ...soldColumns]}
            rows={products}
            keyOf={({ productId }) => productId}
            empty={t('nothing')}
            file="sales-by-product"
            days={days}
          />
          <FigureSection
            title={t('products.byCategory')}
            hint={`${t('products.delivery')}: ${formatPaise(deliveryPaise)} · ${t('sales.total')}: ${formatPaise(totalPaise)}`}
            chart={chartOf(categories)}
            columns={[{ header: t('column.category'), text: ({ name }) => name }, ...soldColumns]}
            rows={categories}
            keyOf={({ categoryId }) => categoryId}
            empty={t('nothing')}
            file="sales-by-category"
            days={days}
          />
        </>
      )}
    </Loaded>
  );
};
