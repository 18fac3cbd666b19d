import { useTranslation } from 'react-i18next';
import { RUNNING_OUT_DAYS, SALES_RATE_DAYS, SLOW_DAYS } from '../../../../contract/figureConstants';
import type { RunningOut, SlowPack } from '../../../../contract/staffFigures';
import { PillChoice } from '../../../components/PillChoice';
import { formatPaise } from '../../../lib/money';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { csvRupees } from '../../lib/csv';
import { formatSpan, formatWhole } from '../../lib/figureTexts';
import { useGetStockFiguresQuery } from '../../store/figuresApi';
import { formatAxisPaise } from './charts/axes';
import { NamesChart } from './charts/NamesChart';
import { FigureSection } from './FigureSection';
import { Loaded } from './Loaded';

interface StockViewProps {
  params: URLSearchParams;
  /** Receives the changed parameters of the URL. */
  onChange: (change: Record<string, string>) => void;
}

const chosen = <Days extends number>(offered: readonly Days[], param: string | null, otherwise: Days): Days =>
  offered.find((days) => String(days) === param) ?? otherwise;

/** Shows what runs out, and what is left in stock. */
export const StockView = ({ params, onChange }: StockViewProps) => {
  const { t, i18n } = useTranslation('staffFigures');
  const formatSize = useFormatSize();
  const packName = (pack: RunningOut | SlowPack): string => `${pack.name} · ${formatSize(pack)}`;
  const runningOutDays = chosen(RUNNING_OUT_DAYS, params.get('within'), 14);
  const slowDays = chosen(SLOW_DAYS, params.get('since'), 30);
  const query = useGetStockFiguresQuery({ runningOutDays, slowDays }, { refetchOnMountOrArgChange: true });
  const choice = (label: string, param: string, offered: readonly number[], value: number) => (
    <PillChoice
      label={label}
      value={String(value)}
      options={offered.map((days) => ({ value: String(days), label: t('stock.days', { count: days }) }))}
      onChange={(days) => onChange({ [param]: days })}
    />
  );
  const stock = {
    header: t('column.stock'),
    numeric: true,
    text: (pack: RunningOut | SlowPack) => formatWhole(pack.stock),
    csv: (pack: RunningOut | SlowPack) => pack.stock,
  };
  return (
    <Loaded query={query}>
      {({ runningOut, slow, today }) => (
        <>
          <FigureSection
            title={t('stock.runningOut')}
            hint={t('stock.runningOutHint', { days: SALES_RATE_DAYS })}
            filter={choice(t('stock.within'), 'within', RUNNING_OUT_DAYS, runningOutDays)}
            chart={
              <NamesChart
                label={t('column.daysLeft')}
                amounts={runningOut.map((pack) => ({ name: packName(pack), amount: pack.daysLeft }))}
                format={formatWhole}
                formatAxis={formatWhole}
              />
            }
            columns={[
              { header: t('column.pack'), text: packName },
              stock,
              {
                header: t('stock.soldIn', { days: SALES_RATE_DAYS }),
                numeric: true,
                text: ({ soldUnits }) => formatWhole(soldUnits),
                csv: ({ soldUnits }) => soldUnits,
              },
              {
                header: t('column.daysLeft'),
                numeric: true,
                text: (pack) => (pack.stock === 0 ? t('stock.gone') : formatWhole(pack.daysLeft)),
                csv: ({ daysLeft }) => daysLeft,
              },
            ]}
            rows={runningOut}
            keyOf={({ packId }) => packId}
            empty={t('stock.noneOut')}
            file="stock-running-out"
            days={{ from: today, to: today }}
          />
          <FigureSection
            title={t('stock.slow')}
            hint={t('stock.slowHint')}
            filter={choice(t('stock.since'), 'since', SLOW_DAYS, slowDays)}
            chart={
              <NamesChart
                label={t('column.worth')}
                amounts={slow.map((pack) => ({ name: packName(pack), amount: pack.worthPaise }))}
                format={formatPaise}
                formatAxis={formatAxisPaise}
              />
            }
            columns={[
              { header: t('column.pack'), text: packName },
              stock,
              {
                header: t('column.lastOrdered'),
                numeric: true,
                text: ({ lastOrderedOn }) =>
                  lastOrderedOn === null
                    ? t('stock.never')
                    : formatSpan({ from: lastOrderedOn, to: lastOrderedOn }, i18n.language),
                csv: ({ lastOrderedOn }) => lastOrderedOn,
              },
              {
                header: t('column.worth'),
                numeric: true,
                text: ({ worthPaise }) => formatPaise(worthPaise),
                csv: ({ worthPaise }) => csvRupees(worthPaise),
              },
            ]}
            rows={slow}
            keyOf={({ packId }) => packId}
            empty={t('stock.noneSlow')}
            file="stock-slow"
            days={{ from: today, to: today }}
          />
        </>
      )}
    </Loaded>
  );
};
