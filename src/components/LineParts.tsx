import Typography from '@mui/material/Typography';
import type { LineParts as Parts } from '../../contract/orders';
import { useFormatSize } from '../hooks/useFormatSize';

/** Lists what a set on a bill consists of; renders nothing for other packs. */
export const LineParts = ({ parts = [] }: { parts?: Parts | undefined }) => {
  const formatSize = useFormatSize();
  return parts.map(({ name, quantity, ...size }) => (
    <Typography key={`${name} ${formatSize(size)}`} variant="caption" component="p" color="textSecondary">
      <span>{name}</span>, <span>{formatSize(size)}</span>
      {quantity > 1 && <span> × {quantity}</span>}
    </Typography>
  ));
};
