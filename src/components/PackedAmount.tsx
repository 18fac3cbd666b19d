import Typography from '@mui/material/Typography';
import { formatPaise } from '../lib/money';
import { Amount } from './Amount';

interface PackedAmountProps {
  /** As ordered. */
  linePaise: number;
  costPaise: number;
}

/** What a line costs as it was packed, below its struck price as ordered where that is another. */
export const PackedAmount = ({ linePaise, costPaise }: PackedAmountProps) => (
  <span style={{ display: 'grid', justifyItems: 'end', alignContent: 'start' }}>
    {costPaise !== linePaise && (
      <Typography component="s" variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {formatPaise(linePaise)}
      </Typography>
    )}
    <Amount paise={costPaise} size="small" />
  </span>
);
