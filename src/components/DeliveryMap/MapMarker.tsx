import Box from '@mui/material/Box';
import { Place as PlaceIcon } from '../lazyIcons';

/** Fixed centre marker; its tip is at the centre. */
export const MapMarker = () => (
  <Box
    aria-hidden
    data-map-marker
    sx={{
      position: 'absolute',
      insetInlineStart: '50%',
      insetBlockStart: '50%',
      transform: 'translate(-50%, -92%)',
      color: 'primary.main',
      pointerEvents: 'none',
      // Above Leaflet's layers, which go up to 1000.
      zIndex: 1001,
      fontSize: 44,
      lineHeight: 0,
    }}
  >
    <PlaceIcon fontSize="inherit" />
  </Box>
);
