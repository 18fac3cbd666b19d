import Box from '@mui/material/Box';
import { PictureImage } from './PictureImage';
import { smallDrawings } from './smallDrawings';

interface SmallDrawingProps {
  name: keyof typeof smallDrawings;
  /** In CSS pixels; less on narrow screens. */
  width?: number;
}

/** Decorative; adjacent text says what it means. */
export const SmallDrawing = ({ name, width = 260 }: SmallDrawingProps) => (
  <Box sx={[{ width, maxWidth: '100%', flexShrink: 0 }, ({ mixins }) => mixins.dimmedInDarkMode]}>
    <PictureImage picture={smallDrawings[name]} alt="" sizes={`${width}px`} />
  </Box>
);
