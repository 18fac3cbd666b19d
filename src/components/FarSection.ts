import { styled } from '@mui/material/styles';
import { memoTheme } from './memoTheme';

/**
 * A part of a page that costs neither style, layout nor paint while it is far below the window. Such a box cuts what stands out of it, so it is as
 * wide as its page, and has room for what its heading lets stand out and for focus rings.
 */
export const FarSection = styled('section')(
  memoTheme(({ theme }) => ({
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 490px',
    marginInline: 'calc(-1 * var(--page-margin))',
    paddingInline: 'var(--page-margin)',
    marginBlock: '-14px -12px',
    paddingBlock: '14px 12px',
    [theme.breakpoints.up('desktop')]: { marginInline: -16, paddingInline: 16 },
  })),
);
