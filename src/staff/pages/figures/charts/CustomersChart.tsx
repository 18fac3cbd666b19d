import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerFigures } from '../../../../../contract/staffFigures';
import { formatShortDay, formatWhole } from '../../../lib/figureTexts';
import { X_AXIS_PX } from './axes';
import { ChartFrame } from './ChartFrame';

const HEIGHT_PX = 260;
const STRIPES_PX = 6;

/** Returning customers by day as plain bars, new ones on top of them striped. */
export const CustomersChart = ({ days }: Pick<CustomerFigures, 'days'>) => {
  const { t, i18n } = useTranslation('staffFigures');
  const { palette } = useTheme().vars;
  const stripes = useId();
  const [plain, striped] = [palette.primary.main, `url(#${stripes})`];
  const write = (count: number | null) => (count === null ? '' : formatWhole(count));
  return (
    <ChartFrame
      height={HEIGHT_PX}
      legend={[
        { label: t('column.newCustomers'), swatch: <rect width="28" height="14" fill={striped} /> },
        { label: t('column.returningCustomers'), swatch: <rect width="28" height="14" fill={plain} /> },
      ]}
    >
      {(width) => (
        <BarChart
          width={width}
          height={HEIGHT_PX}
          skipAnimation
          disableKeyboardNavigation
          hideLegend
          grid={{ horizontal: true }}
          margin={{ top: 16, right: 8, bottom: 0, left: 0 }}
          xAxis={[
            {
              scaleType: 'band',
              height: X_AXIS_PX,
              data: days.map(({ day }) => day),
              valueFormatter: (day: string) => formatShortDay(day, i18n.language),
            },
          ]}
          yAxis={[{ min: 0, width: 40, tickMinStep: 1, valueFormatter: formatWhole }]}
          series={[
            {
              stack: 'customers',
              label: t('column.returningCustomers'),
              data: days.map(({ returningCustomers }) => returningCustomers),
              color: plain,
              valueFormatter: write,
            },
            {
              stack: 'customers',
              label: t('column.newCustomers'),
              data: days.map(({ newCustomers }) => newCustomers),
              color: striped,
              valueFormatter: write,
            },
          ]}
        >
          <defs>
            <pattern
              id={stripes}
              width={STRIPES_PX}
              height={STRIPES_PX}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width={STRIPES_PX} height={STRIPES_PX} fill={palette.secondary.main} />
              <rect width={2} height={STRIPES_PX} fill={palette.background.paper} />
            </pattern>
          </defs>
        </BarChart>
      )}
    </ChartFrame>
  );
};
