import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { barHeightsPx, drawerWidthPx, fonts, radiiPx, touchTargetPx } from './tokens';

type OurComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const pill = { borderRadius: radiiPx.pill };
/** The bars hold words, and grow with them for readers who set larger letters. */
const withTheLetters = (px: number): string => `${px / 16}rem`;
const touchable = { minHeight: touchTargetPx, minWidth: touchTargetPx };

/** How Material UI's components look and behave here, unless a component says otherwise. */
export const componentDefaults: OurComponents = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ':root': {
        '--header-height': withTheLetters(barHeightsPx.headerMobile),
        '--bottom-bar-height': withTheLetters(barHeightsPx.bottomBar),
        '--drawer-width': `${drawerWidthPx}px`,
        '--heading-font': fonts.heading,
        [theme.breakpoints.up('desktop')]: {
          '--header-height': withTheLetters(barHeightsPx.headerDesktop),
          '--bottom-bar-height': '0px',
        },
      },
      ':lang(ta), :lang(hi)': { '--heading-font': fonts.headingIndic },
      body: { textWrap: 'pretty', overflowWrap: 'break-word' },
      img: { maxWidth: '100%' },
      // Whatever takes the focus by keyboard shows it in the same way; text fields have a frame of their own for it.
      ':focus-visible:not(.MuiInputBase-input)': theme.focusVisible || {},
      ':is(main, [role="dialog"]):focus-visible': { outline: 'none', boxShadow: 'none' },
      // A contrast theme takes away grounds and shadows: what is pressed or chosen by them alone gets a line.
      '@media (forced-colors: active)': {
        '.MuiButton-contained': { border: '1px solid' },
        'label:has(> input:checked)': { outline: '3px solid Highlight', outlineOffset: '-3px' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0.01ms !important', scrollBehavior: 'auto !important' },
      },
    }),
  },
  // A small title is a heading only where a component says of which level.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { ...pill, ...touchable, paddingInline: 20 } },
  },
  MuiIconButton: { styleOverrides: { root: touchable } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: touchTargetPx } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: touchTargetPx } } },
  MuiTab: { styleOverrides: { root: { minHeight: touchTargetPx, textTransform: 'none' } } },
  MuiToggleButton: { styleOverrides: { root: { ...touchable, textTransform: 'none' } } },
  MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
  MuiRadio: { styleOverrides: { root: { padding: 10 } } },
  MuiChip: { styleOverrides: { root: pill, clickable: { minHeight: touchTargetPx } } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiContainer: { defaultProps: { maxWidth: 'wide' } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiPaper: {
    styleOverrides: {
      // Material UI lightens raised paper in the dark to a grey of its own.
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.surface.line }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => theme.typography.h4 } },
  MuiDialog: { defaultProps: { maxWidth: 'tablet' } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiBadge: {
    styleOverrides: { badge: { fontWeight: 700, fontVariantNumeric: 'tabular-nums' } },
  },
};
