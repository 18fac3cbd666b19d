import type { Theme } from '@mui/material/styles';
import { styled } from '../../components/styled';

/**
 * OrderAge and OrderFacts use these once for a list: styled by themselves, hundreds of cards would serialize the same
 * rules.
 */
export const orderStyles = ({ typography, mixins, vars: { palette } }: Theme) => ({
  '& .age': {
    ...typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    paddingInline: 4,
    minHeight: 24,
    borderRadius: 999,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: palette.text.secondary,
  },
  '& .age[data-tone="warn"]': { fontWeight: 700, color: palette.secondary.dark, backgroundColor: palette.surface.warm },
  '& .age[data-tone="late"]': { fontWeight: 700, color: palette.error.main, backgroundColor: palette.error.light },
  '& .facts': { ...typography.body2, display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' },
  '& .facts p': { margin: 0 },
  '& .facts .soft': { color: palette.text.secondary },
  '& .facts .parcel': { display: 'flex', gap: 4 },
  '& .facts .names': { minWidth: 0, flex: '0 1 auto' },
  '& .facts .more': { flexShrink: 0, fontWeight: 700 },
  '& .facts .money': { fontVariantNumeric: 'tabular-nums' },
  '& .facts .waiting': { color: palette.secondary.dark, fontWeight: 700 },
  '& .facts .due': { color: palette.secondary.dark, fontWeight: 700 },
  '& .facts .recalled': { color: palette.error.main, fontWeight: 700 },
  '& .facts .note': {
    ...mixins.clampedTo(2),
    paddingInline: 8,
    borderInlineStart: `3px solid ${palette.secondary.main}`,
  },
});

/** Serves an age or facts outside a list. */
export const OrderStyled = styled('div')(({ theme }) => orderStyles(theme));
