import { keyframes, styled } from '@mui/material/styles';
import { barHeightsPx } from '../theme/tokens';

/** Keeps the header's room in the page, so that nothing shifts when the bar in it becomes fixed. */
export const HeaderRoom = styled('header')({ height: 'var(--header-height)' });

const slideIn = keyframes({ from: { transform: 'translateY(-100%)' } });

/**
 * The bar itself, a row of one grid: mark, address, search and ways. Fixed, it is a little lower; on a phone, where it has two rows, the
 * address gives way and one row is left.
 */
export const HeaderBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: 'var(--header-height)',
  '--logo-ground': theme.vars.palette.surface.bar,
  backgroundColor: theme.vars.palette.surface.bar,
  color: theme.vars.palette.surface.onBar,
  '& .row': {
    display: 'grid',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    rowGap: theme.spacing(1),
    gridTemplateColumns: 'auto minmax(0, 1fr)',
  },
  '& .search': { gridColumn: '1 / -1', minWidth: 0 },
  '& .ways': { display: 'none' },
  '&[data-fixed="true"]': {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: theme.zIndex.appBar,
    height: barHeightsPx.headerCompact,
    boxShadow: theme.vars.shadows[2],
    animation: `${slideIn} 200ms ${theme.transitions.easing.easeOut}`,
  },
  [theme.breakpoints.down('desktop')]: {
    '&[data-fixed="true"]': {
      '& .address, & .name': { display: 'none' },
      '& .search': { gridColumn: 'auto' },
    },
  },
  [theme.breakpoints.up('desktop')]: {
    '& .row': { gridTemplateColumns: 'auto auto minmax(140px, 1fr) auto' },
    '& .search': { gridColumn: 'auto', maxWidth: 520 },
    '& .ways': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) },
    '& .ways .MuiButton-text': { paddingInline: theme.spacing(1.5) },
  },
  [theme.breakpoints.up('wide')]: {
    '& .row': { columnGap: theme.spacing(3) },
    '& .ways': { gap: theme.spacing(1) },
  },
}));
