import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatPaise } from '../lib/money';

export interface BillRow {
  label: string;
  /** In paise; what is taken off is negative. */
  amountPaise: number;
  /** In the amount's place, e.g. "Free". */
  amountText?: string;
  /** Why it is so. */
  hint?: ReactNode;
  kind?: 'amount' | 'saving' | 'total' | 'detail';
}

const variants = { amount: 'body2', saving: 'body2', total: 'h4', detail: 'caption' } as const;
const colours = { amount: 'text.primary', saving: 'primary.main', total: 'text.primary', detail: 'text.secondary' };

/** Dots lead the eye from the words to the figures, as in a printed list; a long label ends on the line of its amount. */
const leader = {
  display: 'flex',
  alignItems: 'flex-end',
  '&::after': {
    content: '""',
    flex: '1 0 12px',
    marginInlineStart: 1,
    marginBlockEnd: '0.4em',
    borderBlockEnd: '1px dotted',
    borderColor: 'text.secondary',
    opacity: 0.6,
  },
};

/** What is owed stands between two rules above and plain paper below, as in a ledger. */
const ledgerRules = {
  borderBlockStart: '3px double',
  borderColor: 'text.primary',
  marginBlockStart: 0.5,
  paddingBlockStart: 1.5,
};

/**
 * A bill, rupee by rupee: what for on the left, how much on the right. For amounts that add up to a total; what a
 * single pack costs is a Price.
 */
export const BillRows = ({ rows }: { rows: BillRow[] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
    {rows.map(({ label, amountPaise, amountText, hint, kind = 'amount' }) => (
      <Box
        key={label}
        sx={[
          { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1, alignItems: 'end' },
          kind === 'total' && ledgerRules,
        ]}
      >
        <Typography component="dt" variant={variants[kind]} sx={[{ color: colours[kind] }, kind !== 'total' && leader]}>
          {label}
        </Typography>
        <Typography
          component="dd"
          variant={variants[kind]}
          sx={[
            {
              m: 0,
              color: colours[kind],
              fontVariantNumeric: 'tabular-nums',
              textAlign: 'right',
              whiteSpace: 'nowrap',
            },
            kind === 'total' &&
              ((theme) => ({
                ...theme.typography.h3,
                fontFamily: theme.typography.fontFamily,
                fontWeight: 700,
                letterSpacing: 0,
              })),
          ]}
        >
          {amountText ?? formatPaise(amountPaise)}
        </Typography>
        {hint !== undefined && (
          <Typography component="dd" variant="caption" sx={{ m: 0, gridColumn: '1 / -1', color: 'text.secondary' }}>
            {hint}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
);
