import { buttons } from './buttons';
import { fields } from './fields';
import type { AppComponents } from './AppComponents';
import { papers } from './papers';
import { touchTargetPx } from './tokens';

const touchable = { minHeight: touchTargetPx, minWidth: touchTargetPx };

export const componentDefaults: AppComponents = {
  ...buttons,
  ...fields,
  ...papers,
  // A component sets the heading level of a small title.
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        subtitle1: 'p',
        subtitle2: 'p',
        lead: 'p',
        eyebrow: 'p',
        price: 'span',
        priceLarge: 'span',
      },
    },
  },
  MuiListItemButton: { styleOverrides: { root: { minHeight: touchTargetPx } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: touchTargetPx } } },
  MuiToggleButton: { styleOverrides: { root: { ...touchable, textTransform: 'none' } } },
  MuiRadio: { styleOverrides: { root: { padding: 10 } } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { textUnderlineOffset: '0.2em', textDecorationThickness: '1px' } },
  },
  MuiContainer: {
    defaultProps: { maxWidth: 'wide' },
    styleOverrides: {
      // Doubled for specificity: Material UI sets margins in a media query.
      root: {
        '&&': { paddingInline: 'var(--page-margin)' },
        variants: [{ props: { maxWidth: 'wide' }, style: { '&&': { maxWidth: 'var(--page-width)' } } }],
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.surface.line, opacity: 0.6 }) },
  },
};
