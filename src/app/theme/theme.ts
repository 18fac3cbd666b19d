import { createTheme, type ColorSystemOptions } from '@mui/material/styles';
import { componentDefaults } from './componentDefaults';
import { mixins } from './mixins';
import { breakpointsPx, darkColours, fontSizes, lightColours, radiiPx, type ColourScheme } from './tokens';

/** `componentDefaults` adjusts size, line height and letter spacing for Tamil and Hindi. */
const heading = (fontSize: string) => ({
  fontFamily: 'var(--heading-font)',
  fontWeight: 600,
  fontSize,
  lineHeight: 'var(--heading-line, 1.15)',
  letterSpacing: 'var(--heading-tracking, -0.01em)',
});
/** Devanagari is lower than Fraunces of the same size, which large headings show. */
const scaled = (fontSize: string) => `calc(${fontSize} * var(--heading-scale, 1))`;
const text = (fontSize: string) => ({ fontSize, lineHeight: 1.5 });
/** Fraunces has no tabular figures, so prices use Mukta. */
const price = (fontSize: string) => ({
  fontSize,
  fontWeight: 700,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
});

const paletteOf = (colours: ColourScheme): ColorSystemOptions['palette'] => {
  const leaf = {
    main: colours.leaf,
    dark: colours.leafDark,
    light: colours.leafTint,
    contrastText: colours.onLeaf,
  };
  const turmeric = {
    main: colours.turmeric,
    dark: colours.turmericText,
    light: colours.turmericTint,
    contrastText: colours.onTurmeric,
  };
  const alert = <Kind extends string>(kind: Kind, background: string, icon: string) =>
    ({ [`${kind}Color`]: colours.ink, [`${kind}StandardBg`]: background, [`${kind}IconColor`]: icon }) as Record<
      `${Kind}${'Color' | 'StandardBg' | 'IconColor'}`,
      string
    >;
  return {
    background: { default: colours.ground, paper: colours.paper },
    text: { primary: colours.ink, secondary: colours.inkSoft },
    divider: colours.line,
    primary: leaf,
    secondary: turmeric,
    clay: { main: colours.clay, dark: colours.clay, light: colours.clayTint, contrastText: colours.paper },
    success: leaf,
    info: leaf,
    warning: turmeric,
    action: { disabled: colours.inkSoft, disabledBackground: colours.line },
    error: { main: colours.error, light: colours.errorTint, contrastText: colours.onError },
    Alert: {
      ...alert('info', colours.leafTint, colours.leaf),
      ...alert('success', colours.leafTint, colours.leaf),
      ...alert('warning', colours.turmericTint, colours.turmericText),
      ...alert('error', colours.errorTint, colours.error),
    },
    surface: {
      tint: colours.leafTint,
      lift: colours.lift,
      deep: colours.deep,
      onDeep: colours.onDeep,
      onDeepSoft: colours.onDeepSoft,
      line: colours.line,
      edge: colours.edge,
      warm: colours.turmericTint,
      bar: colours.bar,
      onBar: colours.onBar,
      barTint: colours.barTint,
      sky: colours.sky,
      onSky: colours.onSky,
    },
  };
};

/**
 * CSS variables give server-rendered pages their colours without scripts. The root element's `data-theme` selects the
 * scheme.
 */
export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'vayal',
    colorSchemeSelector: '[data-theme="%s"]',
  },
  colorSchemes: { light: { palette: paletteOf(lightColours) }, dark: { palette: paletteOf(darkColours) } },
  breakpoints: { values: breakpointsPx },
  spacing: 8,
  shape: { borderRadius: radiiPx.card },
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: { shortest: 160, shorter: 160, short: 200, standard: 220, enteringScreen: 220, leavingScreen: 180 },
  },
  focusVisible: {
    outline: '2px solid var(--vayal-palette-primary-dark)',
    outlineOffset: 2,
    boxShadow: '0 0 0 6px var(--vayal-palette-secondary-main)',
  },
  typography: {
    fontFamily: 'var(--text-font)',
    h1: heading(scaled(fontSizes.heading1)),
    h2: heading(scaled(fontSizes.heading2)),
    h3: heading(scaled(fontSizes.heading3)),
    h4: heading(fontSizes.title),
    h5: heading(fontSizes.large),
    h6: heading(fontSizes.text),
    lead: { ...text(fontSizes.title), lineHeight: 1.5 },
    eyebrow: { ...text(fontSizes.small), fontWeight: 600 },
    price: price(fontSizes.large),
    priceLarge: { ...price(fontSizes.heading2), fontVariantNumeric: 'normal' },
    subtitle1: { ...text(fontSizes.large), fontWeight: 600 },
    subtitle2: { ...text(fontSizes.text), fontWeight: 600 },
    body1: text(fontSizes.large),
    body2: text(fontSizes.text),
    caption: text(fontSizes.small),
    button: { ...text(fontSizes.text), fontWeight: 600, textTransform: 'none' },
  },
  mixins,
  components: componentDefaults,
});
// Normally set by Material UI's provider; without it, each use of a variable would repeat the fallback value.
theme.vars = theme.generateThemeVars();
theme.spacing = theme.generateSpacing();
