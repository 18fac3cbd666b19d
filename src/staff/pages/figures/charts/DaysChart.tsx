import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslation } from 'react-i18next';
import type { SalesOfDay } from '../../../../../contract/staffFigures';
import { formatPaise } from '../../../../lib/money';
import { formatShortDay } from '../../../lib/figureTexts';
import { ChartFrame } from './ChartFrame';
import { formatAxisPaise, X_AXIS_PX } from './axes';

const HEIGHT_PX = 280;
const MOST_MARKS = 31;
const DASHES = '6 5';

/** Sales by day as a line, the period before as a dashed one. */
export const DaysChart = ({ days }: { days: readonly SalesOfDay[] }) => {
  const { t, i18n } = useTranslation('staffFigures');
  const { palette } = useTheme().vars;
  const [now, before] = [palette.primary.main, palette.text.secondary];
  const showMark = days.length <= MOST_MARKS;
  return (
    <ChartFrame
      height={HEIGHT_PX}
      legend={[
        { label: t('sales.period'), swatch: <path d="M0 7h28" stroke={now} strokeWidth="3" /> },
        {
          label: t('sales.before'),
          swatch: <path d="M0 7h28" stroke={before} strokeWidth="2" strokeDasharray={DASHES} />,
        },
      ]}
    >
      {(width) => (
        <LineChart
          width={width}
          height={HEIGHT_PX}
          skipAnimation
          disableKeyboardNavigation
          hideLegend
          grid={{ horizontal: true }}
          margin={{ top: 16, right: 24, bottom: 0, left: 0 }}
          xAxis={[
            {
              scaleType: 'point',
              height: X_AXIS_PX,
              data: days.map(({ day }) => day),
              valueFormatter: (day: string) => formatShortDay(day, i18n.language),
            },
          ]}
          yAxis={[{ min: 0, width: 56, valueFormatter: formatAxisPaise }]}
          series={[
            {
              id: 'before',
              label: t('sales.before'),
              data: days.map(({ beforePaise }) => beforePaise),
              color: before,
              curve: 'linear',
              showMark: false,
              valueFormatter: (paise) => (paise === null ? '' : formatPaise(paise)),
            },
            {
              id: 'now',
              label: t('sales.period'),
              data: days.map(({ salesPaise }) => salesPaise),
              color: now,
              curve: 'linear',
              showMark,
              valueFormatter: (paise) => (paise === null ? '' : formatPaise(paise)),
            },
          ]}
          sx={{
            '& path[data-series="before"]': { strokeDasharray: DASHES },
            '& path[data-series="now"]': { strokeWidth: 3 },
          }}
        />
      )}
    </ChartFrame>
  );
};
