import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { X_AXIS_PX } from './axes';
import { ChartFrame } from './ChartFrame';

export interface NamedAmount {
  name: string;
  amount: number;
}

interface NamesChartProps {
  /** It says what the bars measure. */
  label: string;
  /** The first ones are shown. */
  amounts: readonly NamedAmount[];
  format: (amount: number) => string;
  formatAxis: (amount: number) => string;
}

const BARS = 10;
const BAR_PX = 32;
/** Names get this share of the width, within bounds. */
const NAME_SHARE = 0.34;
const MOST_NAME_PX = 240;

/** A horizontal bar per name. */
export const NamesChart = ({ label, amounts, format, formatAxis }: NamesChartProps) => {
  const { palette } = useTheme().vars;
  const shown = amounts.slice(0, BARS);
  const height = shown.length * BAR_PX + X_AXIS_PX;
  return (
    <ChartFrame height={height}>
      {(width) => (
        <BarChart
          width={width}
          height={height}
          layout="horizontal"
          skipAnimation
          disableKeyboardNavigation
          hideLegend
          grid={{ vertical: true }}
          // Names in Tamil and Hindi are wider than the chart measures.
          margin={{ top: 0, right: 24, bottom: 0, left: 12 }}
          xAxis={[{ min: 0, height: X_AXIS_PX, tickNumber: 4, valueFormatter: formatAxis }]}
          yAxis={[
            {
              scaleType: 'band',
              width: Math.min(MOST_NAME_PX, width * NAME_SHARE),
              data: shown.map(({ name }) => name),
              tickSize: 0,
            },
          ]}
          series={[
            {
              label,
              data: shown.map(({ amount }) => amount),
              color: palette.primary.main,
              valueFormatter: (amount) => (amount === null ? '' : format(amount)),
            },
          ]}
        />
      )}
    </ChartFrame>
  );
};
