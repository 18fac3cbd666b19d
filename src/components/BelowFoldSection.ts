import { styled } from './styled';

/** Skips layout and paint while far below the viewport. It clips its overflow, hence the room for headings and focus rings. */
export const BelowFoldSection = styled('section')(({ theme }) => ({
  contentVisibility: 'auto',
  // As high as Home's first rail on a phone, so that Back finds its place.
  containIntrinsicSize: 'auto 516px',
  marginInline: 'calc(-1 * var(--page-margin))',
  paddingInline: 'var(--page-margin)',
  marginBlock: '-14px -12px',
  paddingBlock: '14px 12px',
  [theme.breakpoints.up('desktop')]: { marginInline: -16, paddingInline: 16 },
}));
