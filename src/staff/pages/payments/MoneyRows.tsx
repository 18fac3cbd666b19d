import { styled } from '../../../components/styled';

/** Cards on a phone, a grid on a desktop: what, how much, how, in which state, and what can be done. */
export const MoneyRows = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  '& > li': {
    display: 'grid',
    gridTemplateAreas: '"what money" "how how" "state action"',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(0.5, 2),
    alignItems: 'center',
  },
  '& .what': { gridArea: 'what', minWidth: 0, overflowWrap: 'anywhere' },
  '& .money': { gridArea: 'money', textAlign: 'end', alignSelf: 'start' },
  '& .how': { gridArea: 'how', minWidth: 0, overflowWrap: 'anywhere' },
  '& .state': { gridArea: 'state', minWidth: 0 },
  '& .action': { gridArea: 'action', justifySelf: 'end' },
  '& .soft': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('desktop')]: {
    gap: 12,
    '& > li': { ...theme.mixins.card, padding: theme.spacing(1.5, 2) },
    '& .action[data-wide]': { gridColumn: '1 / -1', gridRow: 4, justifySelf: 'start' },
  },
  [theme.breakpoints.up('desktop')]: {
    ...theme.mixins.card,
    '& > li': {
      gridTemplateAreas: '"what how state money action"',
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr) 120px 150px',
      padding: theme.spacing(1, 2),
    },
    '& > li + li': { borderTop: `1px solid ${theme.vars.palette.surface.line}` },
    '& .money': { alignSelf: 'center' },
    // Several buttons take a line of their own.
    '& .action[data-wide]': { gridColumn: '1 / -1', gridRow: 2 },
  },
}));
