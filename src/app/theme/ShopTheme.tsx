import { css, Global, ThemeProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { fontFaces } from './fontFaces';
import { theme } from './theme';

/** Made once: elements that never change need no second look. */
const globalStyles = (
  <>
    <Global styles={css(theme.generateStyleSheets())} />
    <CssBaseline />
    <Global styles={css(fontFaces.map((face) => ({ '@font-face': face })))} />
  </>
);

/**
 * The look of the shop. Material UI's own provider would make a theme anew for each page, in which nothing that was worked out for the last
 * one could be found again, and watch over a colour mode that none of our components asks for: the root element tells it (colourMode.ts).
 */
export const ShopTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    {/* Its type has forgotten the `defaultProps` that it reads. */}
    <DefaultPropsProvider value={theme.components as object}>
      {globalStyles}
      {children}
    </DefaultPropsProvider>
  </ThemeProvider>
);
