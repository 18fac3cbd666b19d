import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../../contract/constants';
import type { SalesFigures } from '../../../../../contract/staffFigures';
import { formatPaise } from '../../../../lib/money';
import { formatHour } from '../../../lib/figureTexts';
import { ChartFrame } from './ChartFrame';
import { formatAxisPaise, X_AXIS_PX } from './axes';

const HEIGHT_PX = 220;

/** A bar per hour of the day. */
export const HoursChart = ({ hours }: Pick<SalesFigures, 'hours'>) => {
  const { t, i18n } = useTranslation('staffFigures');
  const { palette } = useTheme().vars;
  return (
    <ChartFrame height={HEIGHT_PX}>
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
              data: hours.map(({ hour }) => hour),
              valueFormatter: (hour: number) => formatHour(hour, i18n.language as Language),
            },
          ]}
          yAxis={[{ min: 0, width: 56, valueFormatter: formatAxisPaise }]}
          series={[
            {
              label: t('column.sales'),
              data: hours.map(({ salesPaise }) => salesPaise),
              color: palette.primary.main,
              valueFormatter: (paise) => (paise === null ? '' : formatPaise(paise)),
            },
          ]}
        />
      )}
    </ChartFrame>
  );
};
