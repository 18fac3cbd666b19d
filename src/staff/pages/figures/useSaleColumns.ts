import { useTranslation } from 'react-i18next';
import type { SaleTotals } from '../../../../contract/staffFigures';
import { formatPaise } from '../../../lib/money';
import type { FigureColumn } from '../../components/FigureTable';
import { csvRupees } from '../../lib/csv';
import { formatWhole } from '../../lib/figureTexts';

/** The columns that most tables have. */
export const useSaleColumns = (): Record<'orders' | 'sales', FigureColumn<SaleTotals>> => {
  const { t } = useTranslation('staffFigures');
  return {
    orders: {
      header: t('column.orders'),
      numeric: true,
      text: ({ orders }) => formatWhole(orders),
      csv: ({ orders }) => orders,
    },
    sales: {
      header: t('column.sales'),
      numeric: true,
      text: ({ salesPaise }) => formatPaise(salesPaise),
      csv: ({ salesPaise }) => csvRupees(salesPaise),
    },
  };
};
