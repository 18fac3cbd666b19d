import { css, Global, ThemeProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { fontFaces } from './fontFaces';
import { theme } from './theme';

/** A constant element: React skips it on re-render. */
const globalStyles = (
  <>
    <Global styles={css(theme.generateStyleSheets())} />
    <CssBaseline />
    <Global styles={css(fontFaces.map((face) => ({ '@font-face': face })))} />
  </>
);

/**
 * Emotion's provider instead of Material UI's, which would create a theme for each render on the server and watch a
 * colour mode that no component reads: see colourMode.ts.
 */
export const ShopTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    {/* Its type lacks the `defaultProps` that it reads. */}
    <DefaultPropsProvider value={theme.components as object}>
      {globalStyles}
      {children}
    </DefaultPropsProvider>
  </ThemeProvider>
);
