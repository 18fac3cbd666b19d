import { styled } from '../../../components/styled';

/** A coupon, an offer or a banner in its list; it wraps on phones. */
export const SellingRow = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(1.25, 2),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.surface.line}` },
  '& .texts': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .figures': { ...theme.typography.body2, minWidth: 120, fontVariantNumeric: 'tabular-nums' },
  '& .actions': { display: 'flex', marginInlineStart: 'auto' },
}));
