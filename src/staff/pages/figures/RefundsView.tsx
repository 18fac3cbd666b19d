import { useTranslation } from 'react-i18next';
import type { FigurePeriod } from '../../../../contract/staffFigures';
import { formatPaise } from '../../../lib/money';
import { csvRupees } from '../../lib/csv';
import { formatWhole } from '../../lib/figureTexts';
import { useGetRefundFiguresQuery } from '../../store/figuresApi';
import { formatAxisPaise } from './charts/axes';
import { NamesChart } from './charts/NamesChart';
import { FigureSection } from './FigureSection';
import { FigureTotals } from './FigureTotals';
import { Loaded } from './Loaded';
import { useCompare } from './useCompare';

/** Shows what is refunded to customers, and why. */
export const RefundsView = ({ period }: { period: FigurePeriod }) => {
  const { t } = useTranslation('staffFigures');
  const compare = useCompare();
  const query = useGetRefundFiguresQuery(period, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query}>
      {({ causes, beforePaise, before, period: days }) => {
        const refunds = causes.reduce((sum, each) => sum + each.refunds, 0);
        const paise = causes.reduce((sum, each) => sum + each.refundedPaise, 0);
        return (
          <>
            <FigureTotals
              totals={[
                {
                  label: t('refunds.amount'),
                  text: formatPaise(paise),
                  change: compare(paise, beforePaise, before),
                },
                { label: t('refunds.total'), text: formatWhole(refunds) },
              ]}
            />
            <FigureSection
              title={t('refunds.byCause')}
              hint={t('refunds.hint')}
              chart={
                <NamesChart
                  label={t('column.amount')}
                  amounts={causes.map(({ cause, refundedPaise }) => ({
                    name: t(`refunds.cause.${cause}`),
                    amount: refundedPaise,
                  }))}
                  format={formatPaise}
                  formatAxis={formatAxisPaise}
                />
              }
              columns={[
                { header: t('column.cause'), text: ({ cause }) => t(`refunds.cause.${cause}`) },
                {
                  header: t('column.refunds'),
                  numeric: true,
                  text: (row) => formatWhole(row.refunds),
                  csv: (row) => row.refunds,
                },
                {
                  header: t('column.amount'),
                  numeric: true,
                  text: ({ refundedPaise }) => formatPaise(refundedPaise),
                  csv: ({ refundedPaise }) => csvRupees(refundedPaise),
                },
              ]}
              rows={causes}
              keyOf={({ cause }) => cause}
              total={[t('total'), formatWhole(refunds), formatPaise(paise)]}
              empty={t('refunds.none')}
              file="refunds"
              days={days}
            />
          </>
        );
      }}
    </Loaded>
  );
};
