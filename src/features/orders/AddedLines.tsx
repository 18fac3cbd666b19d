import Box from '@mui/material/Box';
import type { WaitingAddition } from '../../../contract/orderAdditions';
import { Amount } from '../../components/Amount';
import { useFormatSize } from '../../hooks/useFormatSize';

/** What is to be added to an order, with what each costs. */
export const AddedLines = ({ items }: Pick<WaitingAddition, 'items'>) => {
  const formatSize = useFormatSize();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {items.map((item, at) => (
        <Box component="li" key={at} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {`${item.name}, ${formatSize(item)} × ${item.quantity}`}
          </Box>
          <Amount paise={item.linePaise} size="small" />
        </Box>
      ))}
    </Box>
  );
};
