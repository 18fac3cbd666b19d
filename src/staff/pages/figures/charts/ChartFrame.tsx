import Box from '@mui/material/Box';
import { useCallback, useState, type ReactNode } from 'react';

interface ChartFrameProps {
  /** More than one series needs it: it names each by the style of its line or bar. */
  legend?: readonly { label: string; swatch: ReactNode }[];
  height: number;
  /** Draws the chart once its width is known. */
  children: (width: number) => ReactNode;
}

/** A chart is for the eye: the table beneath says the same. */
export const ChartFrame = ({ legend, height, children }: ChartFrameProps) => {
  const [width, setWidth] = useState(0);
  const observe = useCallback((element: HTMLElement) => {
    // Without layout there is no chart.
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Box aria-hidden sx={{ marginBlockEnd: 2 }}>
      {legend && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, typography: 'body2' }}>
          {legend.map(({ label, swatch }) => (
            <Box key={label} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
              <svg width="28" height="14">
                {swatch}
              </svg>
              {label}
            </Box>
          ))}
        </Box>
      )}
      <Box ref={observe} sx={{ height, overflow: 'hidden' }}>
        {width > 0 && children(width)}
      </Box>
    </Box>
  );
};
