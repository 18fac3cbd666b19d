import Typography from '@mui/material/Typography';
import type { LineParts as Parts } from '../../contract/orders';
import { formatGrams } from '../lib/weight';

/** Lists what a set on a bill consists of; renders nothing for other packs. */
export const LineParts = ({ parts = [] }: { parts?: Parts | undefined }) => (
  <>
    {parts.map(({ name, netGrams, quantity }) => (
      <Typography key={`${name} ${netGrams}`} variant="caption" component="p" color="textSecondary">
        <span>{name}</span>, <span>{formatGrams(netGrams)}</span>
        {quantity > 1 && <span> × {quantity}</span>}
      </Typography>
    ))}
  </>
);
