import type { CSSObject, Theme } from '@mui/material/styles';

const sky = ({ vars }: Theme): string => vars.palette.surface.sky;

/**
 * The field of Our Story behind a text, as the child `.scene`: below it on phones, beside it from there on. The veil between
 * them guarantees the text's contrast over any picture.
 */
export const fieldScene = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  backgroundColor: sky(theme),
  color: theme.vars.palette.surface.onSky,
  '& > .scene': {
    position: 'absolute',
    // Wider than the page: the palms at the right end would lose their crowns to the veil.
    inset: '0 -24% 0 0',
    zIndex: -1,
    '& img': { width: '100%', height: '100%', objectPosition: '0 100%' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(to top, transparent 72px, ${sky(theme)} 160px)`,
    },
  },
  [theme.breakpoints.up('desktop')]: {
    '& > .scene': { inset: '0 0 0 38%' },
    '& > .scene img': { objectPosition: '100% 17%' },
    '& > .scene::after': { background: `linear-gradient(to right, ${sky(theme)}, transparent 42%)` },
  },
});

/** Below a text over the field on phones, so that no word is on it. */
export const FIELD_HEIGHT_PX = 176;
