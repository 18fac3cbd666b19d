import { keyframes } from '@mui/material/styles';
import { styled } from '../../components/styled';
import { barHeightsPx, oneRowHeaderPx } from '../theme/tokens';

/** Reserves the header's height, so that nothing shifts when the bar becomes fixed. Large text may make it taller. */
export const HeaderSpace = styled('header')({ minHeight: 'var(--header-height)' });

const slideIn = keyframes({ from: { transform: 'translateY(-100%)' } });

/** Gives a button its name where it shows an icon alone. */
const hiddenText = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/** Fixed, the bar is lower; in two rows it then drops the address and its second row. */
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
  // Icons, not their buttons, end where the page does.
  '& .ends': { marginInlineEnd: -10 },
  '&[data-fixed="true"]': {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: theme.zIndex.appBar,
    minHeight: barHeightsPx.headerCompact,
    boxShadow: theme.vars.shadows[2],
    animation: `${slideIn} 200ms ${theme.transitions.easing.easeOut}`,
    // On a desktop at 400 % it would take a quarter of the page.
    '@media (max-height: 320px)': { position: 'static' },
  },
  [theme.breakpoints.down('desktop')]: {
    '& .row': { columnGap: theme.spacing(1) },
    '& .nav, & .ends .label': { display: 'none' },
  },
  [theme.breakpoints.down(oneRowHeaderPx)]: {
    '& .address': { order: 1 },
    '& .ends': { order: 2 },
    '& .search': { order: 3 },
    '&[data-fixed="true"]': {
      '& .address, & .name': { display: 'none' },
      '& .search': { flexBasis: 0, order: 1 },
    },
  },
  // Mark, address, cart and menu share one row.
  '@media (max-width: 479px)': { '& .name': { display: 'none' } },
  [theme.breakpoints.up(oneRowHeaderPx)]: {
    '& .address': { maxWidth: 236 },
    '& .search': { flex: '2 1 13rem' },
  },
  [theme.breakpoints.up('desktop')]: {
    '& .search': { maxWidth: 520 },
    '& .nav': { marginInlineStart: 'auto' },
    '& .ends > .menu': { display: 'none' },
  },
  // Search is worth more than labels.
  [theme.breakpoints.between(oneRowHeaderPx, 'wide')]: {
    '& .row': { columnGap: theme.spacing(1) },
    '& .ends .label, & .customer > span': hiddenText,
    '& .name': { display: 'none' },
  },
  [theme.breakpoints.up('wide')]: {
    '& .row': { columnGap: theme.spacing(2) },
    '& .address': { flex: '0 4 244px' },
  },
  [theme.breakpoints.between('wide', 1440)]: { '& .ends .label': hiddenText },
  [theme.breakpoints.up(1440)]: {
    '& .row': { columnGap: theme.spacing(3) },
  },
}));

/** Links and buttons of one height in a row. */
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
