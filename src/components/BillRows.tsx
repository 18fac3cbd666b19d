import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatPaise } from '../lib/money';

export interface BillRow {
  label: string;
  /** Paise; deductions are negative. */
  amountPaise: number;
  /** Replaces the amount, e.g. "Free". */
  amountText?: string;
  hint?: ReactNode;
  kind?: 'amount' | 'saving' | 'total' | 'detail';
}

const variants = { amount: 'body2', saving: 'body2', total: 'h4', detail: 'caption' } as const;
const colours = { amount: 'text.primary', saving: 'primary.main', total: 'text.primary', detail: 'text.secondary' };

/** Dot leaders; a long label ends on the line of its amount. */
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

/** Rules around the total. */
const ledgerRules = {
  borderBlockStart: '3px double',
  borderColor: 'text.primary',
  marginBlockStart: 0.5,
  paddingBlockStart: 1.5,
};

/** Labelled amounts that add up to a total. For the price of a pack, use Price. */
export const BillRows = ({ rows }: { rows: BillRow[] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
    {rows.map(({ label, amountPaise, amountText, hint, kind = 'amount' }) => (
      <Box
        key={label}
        sx={[
          {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            columnGap: 1,
            alignItems: kind === 'total' ? 'baseline' : 'end',
          },
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
                fontVariantNumeric: 'normal',
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
