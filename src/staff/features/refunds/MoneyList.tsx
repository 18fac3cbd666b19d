import { styled } from '../../../components/styled';

/** Attempts, transfers and refunds, each with its facts below it. */
export const MoneyList = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  '& .money': { fontVariantNumeric: 'tabular-nums', fontWeight: 700 },
  '& .soft': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));
