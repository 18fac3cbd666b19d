import type { AppComponents } from './AppComponents';
import { radiiPx } from './tokens';

const NOTCH = '9px';

/** A semicircular notch in a ticket's edge, `--tear` from its left; one mask per half. */
const bite = (edge: '0' | '100%', end: 'top' | 'bottom') =>
  `radial-gradient(circle ${NOTCH} at var(--tear) ${edge}, transparent 98%, black) ${end} / 100% 51% no-repeat`;

export const papers: AppComponents = {
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiPaper: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Removes Material UI's lightening of elevated surfaces in dark mode.
        backgroundImage: 'none',
        variants: [
          { props: { variant: 'tint' }, style: { backgroundColor: theme.vars.palette.surface.tint } },
          { props: { variant: 'warm' }, style: { backgroundColor: theme.vars.palette.surface.warm } },
          {
            props: { variant: 'ticket' },
            style: {
              '--stub': 'min(7.5rem, 44%)',
              '--tear': 'calc(100% - var(--stub))',
              backgroundColor: theme.vars.palette.surface.warm,
              mask: `${bite('0', 'top')}, ${bite('100%', 'bottom')}`,
              // The mask would clip the border, and forced colours remove the background.
              '@media (forced-colors: active)': { mask: 'none', border: '1px solid' },
            },
          },
          {
            props: { variant: 'label' },
            style: { border: '2px solid', borderColor: theme.vars.palette.text.primary, borderRadius: 4 },
          },
        ],
      }),
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.surface.line }),
    },
  },
  MuiDialog: { defaultProps: { maxWidth: 'tablet' }, styleOverrides: { paper: { borderRadius: radiiPx.card } } },
};
