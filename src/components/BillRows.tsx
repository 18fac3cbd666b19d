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

const variants = { amount: 'body2', saving: 'body2', total: 'subtitle1', detail: 'caption' } as const;
const colours = { amount: 'text.primary', saving: 'primary.main', total: 'text.primary', detail: 'text.secondary' };

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
          { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, alignItems: 'baseline' },
          kind === 'total' && { borderTop: '1px solid', borderColor: 'surface.line', pt: 1.5 },
        ]}
      >
        <Typography component="dt" variant={variants[kind]} sx={{ color: colours[kind] }}>
          {label}
        </Typography>
        <Typography
          component="dd"
          variant={variants[kind]}
          sx={{ m: 0, color: colours[kind], fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
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
