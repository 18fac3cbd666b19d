import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { streetLine } from '../../../contract/addressLine';
import type { Drop } from '../../../contract/rounds';

/** Shows where a parcel goes, and what its customer wrote. */
export const DropAddress = ({ address, note }: Pick<Drop, 'address' | 'note'>) => {
  const lines = [streetLine(address), address.landmark];
  const words = [address.instructions, note].filter((text) => text !== null && text !== '');
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {lines.filter(Boolean).map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
      {words.map((text) => (
        <Typography key={text} variant="body2" sx={{ fontWeight: 700 }}>
          {`“${text}”`}
        </Typography>
      ))}
    </Box>
  );
};
