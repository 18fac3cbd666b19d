import { styled } from './styled';

/** A form's button, always in view in a scrolling dialog or panel: what scrolls fades out above it. */
export const StickyFoot = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  // Focus rings of what scrolls below it.
  marginInline: theme.spacing(-1),
  padding: theme.spacing(1.5, 1),
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 -6px 8px -2px ${theme.vars.palette.background.paper}`,
  '@media (forced-colors: active)': { borderBlockStart: '1px solid' },
  // On the bottom edge of a PanelDialog, below its padding.
  '&:last-child': {
    marginBlockEnd: theme.spacing(-3),
    [theme.breakpoints.up('tablet')]: { paddingBlockEnd: theme.spacing(3) },
  },
}));
