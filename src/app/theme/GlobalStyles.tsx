import { css, Global } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import ThemedStyles from '@mui/material/GlobalStyles';
import { use, useMemo } from 'react';
import { AssetsUrlContext } from '../../components/AssetsUrlContext';
import { baseline } from './baseline';
import { fontFaces } from './fontFaces';
import { theme } from './theme';

/**
 * The theme's colours, the baseline and the fonts. Each document of the server comes with them; pages without such a document, which
 * are stories and those of the development server, render this.
 */
export const GlobalStyles = () => {
  const assetsUrl = use(AssetsUrlContext);
  const [variables, fonts] = useMemo(() => {
    const located = (src: string) => src.replace("url('/", `url('${assetsUrl}/`);
    return [
      css(theme.generateStyleSheets()),
      css(fontFaces.map((face) => ({ '@font-face': { ...face, src: located(face.src) } }))),
    ];
  }, [assetsUrl]);
  return (
    <>
      <Global styles={variables} />
      <CssBaseline />
      <ThemedStyles styles={baseline} />
      <Global styles={fonts} />
    </>
  );
};
