import { css, Global, ThemeProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { use, useMemo, type ReactNode } from 'react';
import { AssetsUrlContext } from '../../components/AssetsUrlContext';
import { ColourModeContext } from '../../components/ColourModeContext';
import { currentColourMode, onColourMode } from './colourMode';
import { fontFaces } from './fontFaces';
import { theme } from './theme';

const Fonts = () => {
  const assetsUrl = use(AssetsUrlContext);
  const styles = useMemo(() => {
    const located = (src: string) => src.replace("url('/", `url('${assetsUrl}/`);
    return css(fontFaces.map((face) => ({ '@font-face': { ...face, src: located(face.src) } })));
  }, [assetsUrl]);
  return <Global styles={styles} />;
};

/** A constant element: React skips it on re-render. */
const globalStyles = (
  <>
    <Global styles={css(theme.generateStyleSheets())} />
    <CssBaseline />
    <Fonts />
  </>
);

/** Pictures that are drawn for dark pages read the mode here, too. */
const colourModeStore = { subscribe: onColourMode, current: currentColourMode };

/**
 * Emotion's provider instead of Material UI's, which would create a theme for each render on the server and watch a
 * colour mode that no component reads: see colourMode.ts.
 */
export const ShopTheme = ({ hasGlobalStyles = true, children }: { hasGlobalStyles?: boolean; children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    {/* Its type lacks the `defaultProps` that it reads. */}
    <DefaultPropsProvider value={theme.components as object}>
      {hasGlobalStyles && globalStyles}
      <ColourModeContext value={colourModeStore}>{children}</ColourModeContext>
    </DefaultPropsProvider>
  </ThemeProvider>
);
