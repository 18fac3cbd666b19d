import { keyframes, styled } from '@mui/material/styles';
import { barHeightsPx } from '../theme/tokens';

/** Reserves the header's height, so that nothing shifts when the bar becomes fixed. Large text may make it taller. */
export const HeaderSpace = styled('header')({ minHeight: 'var(--header-height)' });

const slideIn = keyframes({ from: { transform: 'translateY(-100%)' } });

/** Fixed, the bar is lower; on a phone it then drops the address and its second row. */
export const HeaderBar = styled('div')(({ theme }) => ({
  position: 'static',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--header-height)',
  paddingBlock: theme.spacing(1),
  '--logo-ground': theme.vars.palette.surface.bar,
  '--hover-ground': theme.vars.palette.surface.barTint,
  backgroundColor: theme.vars.palette.surface.bar,
  color: theme.vars.palette.surface.onBar,
  '& .row': {
    ...theme.mixins.pageWidth,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 1.5),
  },
  '& .home': { color: 'inherit', textDecoration: 'none' },
  '& .address': { flex: '1 1 8rem' },
  '& .search': { flex: '1 1 100%', minWidth: 0 },
  '&[data-fixed="true"]': {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: theme.zIndex.appBar,
    minHeight: barHeightsPx.headerCompact,
    boxShadow: theme.vars.shadows[2],
    animation: `${slideIn} 200ms ${theme.transitions.easing.easeOut}`,
  },
  [theme.breakpoints.down('desktop')]: {
    '& .nav': { display: 'none' },
    '&[data-fixed="true"]': {
      '& .address, & .name': { display: 'none' },
      '& .search': { flexBasis: 0 },
    },
  },
  [theme.breakpoints.up('desktop')]: {
    '& .address': { maxWidth: 232 },
    '& .search': { flex: '2 1 7.5rem', maxWidth: 520 },
    '& .nav': { marginInlineStart: 'auto' },
  },
  [theme.breakpoints.up('wide')]: {
    '& .row': { columnGap: theme.spacing(3) },
  },
}));

/** Desktop navigation; on a phone the bottom bar has it. */
export const HeaderNav = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  '& > :is(a, button)': {
    ...theme.mixins.plainButton,
    ...theme.typography.button,
    paddingInline: theme.spacing(1.5),
  },
  '& > .order': {
    paddingInline: theme.spacing(2.5),
    backgroundColor: theme.vars.palette.surface.onBar,
    color: theme.vars.palette.surface.bar,
    '@media (hover: hover)': {
      '&:hover': {
        backgroundColor: theme.vars.palette.secondary.light,
        color: theme.vars.palette.text.primary,
      },
    },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  // The badge is wider than the icon.
  '& .cart': { marginInline: '-4px 8px' },
  '& .customer': { maxWidth: 132 },
  '& .customer > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [theme.breakpoints.up('wide')]: {
    gap: theme.spacing(1),
    '& .customer': { maxWidth: 168 },
  },
}));
