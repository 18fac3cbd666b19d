import Box from '@mui/material/Box';
import { Place as PlaceIcon } from '../lazyIcons';

/** Fixed centre marker; its tip is at the centre, where it throws a small shadow. */
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
      fontSize: 48,
      lineHeight: 0,
      '& > svg': { position: 'relative', stroke: 'var(--vayal-palette-background-paper)', strokeWidth: 1 },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: '32%',
        insetBlockEnd: '4%',
        height: '10%',
        borderRadius: '50%',
        bgcolor: 'text.primary',
        opacity: 0.3,
      },
    }}
  >
    <PlaceIcon fontSize="inherit" />
  </Box>
);
