import { styled } from '@mui/material/styles';
import { memoTheme } from './memoTheme';

/**
 * A section of a long page. What is far below the window costs neither layout nor paint. Such a box cuts what stands out of it: it is as wide
 * as a row that runs to the window's edges, and as deep, for focus rings.
 */
export const FarSection = styled('section')(
  memoTheme(({ theme }) => ({
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 520px',
    marginInline: 'calc(-1 * var(--page-margin))',
    paddingInline: 'var(--page-margin)',
    marginBlockEnd: -12,
    paddingBlockEnd: 12,
    [theme.breakpoints.up('desktop')]: { marginInline: -6, paddingInline: 6 },
  })),
);
