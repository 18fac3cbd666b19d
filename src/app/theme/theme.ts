import { createTheme } from '@mui/material/styles';
import { componentDefaults } from './componentDefaults';
import { breakpointsPx, fonts, fontSizes, lightColours as light, radiiPx } from './tokens';

const heading = (fontSize: string) => ({
  fontFamily: `var(--heading-font, ${fonts.heading})`,
  fontWeight: 600,
  fontSize,
  lineHeight: 1.15,
});
const text = (fontSize: string) => ({ fontSize, lineHeight: 1.5 });

/**
 * The shop's theme as CSS variables: the server's page has its colours before a script runs, and a second scheme is
 * one more entry under `colorSchemes`, chosen by `data-theme` on the root element.
 */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'vayal', colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: {
    light: {
      palette: {
        background: { default: light.ground, paper: light.paper },
        text: { primary: light.ink, secondary: light.inkSoft },
        divider: light.line,
        primary: { main: light.leaf, dark: light.leafDark, light: light.leafTint, contrastText: light.onLeaf },
        secondary: {
          main: light.turmeric,
          dark: light.turmericText,
          light: light.turmericTint,
          contrastText: light.ink,
        },
        clay: { main: light.clay, dark: light.clay, light: light.clayTint, contrastText: light.paper },
        success: { main: light.leaf, dark: light.leafDark, light: light.leafTint, contrastText: light.onLeaf },
        error: { main: light.error, light: light.errorTint, contrastText: light.paper },
        info: { main: light.leaf, dark: light.leafDark, light: light.leafTint, contrastText: light.onLeaf },
        warning: {
          main: light.turmeric,
          dark: light.turmericText,
          light: light.turmericTint,
          contrastText: light.ink,
        },
        Alert: {
          infoColor: light.ink,
          infoStandardBg: light.leafTint,
          infoIconColor: light.leaf,
          successColor: light.ink,
          successStandardBg: light.leafTint,
          successIconColor: light.leaf,
          warningColor: light.ink,
          warningStandardBg: light.turmericTint,
          warningIconColor: light.turmericText,
          errorColor: light.ink,
          errorStandardBg: light.errorTint,
          errorIconColor: light.error,
        },
        surface: {
          tint: light.leafTint,
          deep: light.leafDark,
          onDeep: light.ground,
          line: light.line,
          warm: light.turmericTint,
        },
      },
    },
  },
  breakpoints: { values: breakpointsPx },
  spacing: 8,
  shape: { borderRadius: radiiPx.card },
  // 160–240 ms, and none for those who ask for less.
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: { shortest: 160, shorter: 160, short: 200, standard: 220, enteringScreen: 220, leavingScreen: 180 },
  },
  focusVisible: {
    outline: `2px solid ${light.leafDark}`,
    outlineOffset: 2,
    boxShadow: `0 0 0 6px ${light.turmeric}`,
  },
  typography: {
    fontFamily: fonts.text,
    h1: heading(fontSizes.heading1),
    h2: heading(fontSizes.heading2),
    h3: heading(fontSizes.heading3),
    h4: heading(fontSizes.title),
    h5: heading(fontSizes.large),
    h6: heading(fontSizes.text),
    subtitle1: { ...text(fontSizes.large), fontWeight: 600 },
    subtitle2: { ...text(fontSizes.text), fontWeight: 600 },
    body1: text(fontSizes.large),
    body2: text(fontSizes.text),
    caption: text(fontSizes.small),
    button: { ...text(fontSizes.text), fontWeight: 600, textTransform: 'none' },
  },
  components: componentDefaults,
});
