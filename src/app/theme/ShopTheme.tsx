import { ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { ColourModeContext } from '../../components/ColourModeContext';
import { currentColourMode, onColourMode } from './colourMode';
import { theme } from './theme';

/** Pictures that are drawn for dark pages read the mode here, too. */
const colourModeStore = { subscribe: onColourMode, current: currentColourMode };

/**
 * Emotion's provider instead of Material UI's, which would create a theme for each render on the server and watch a
 * colour mode that no component reads: see colourMode.ts.
 */
export const ShopTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    {/* Its type lacks the `defaultProps` that it reads. */}
    <DefaultPropsProvider value={theme.components as object}>
      <ColourModeContext value={colourModeStore}>{children}</ColourModeContext>
    </DefaultPropsProvider>
  </ThemeProvider>
);
