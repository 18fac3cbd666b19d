import type { Theme } from '@mui/material/styles';
import { LOCALITY_NAME_CLASS } from './localityNames';

/** Of a Leaflet map that fills its positioned parent. */
export const leafletStyles = ({ vars: { palette } }: Theme) => ({
  position: 'absolute',
  inset: 0,
  // Furrows where no tiles load.
  '&.leaflet-container': {
    backgroundColor: palette.surface.tint,
    backgroundImage: `repeating-linear-gradient(172deg, transparent 0 13px, ${palette.surface.line} 13px 14px)`,
    font: 'inherit',
  },
  '&.leaflet-container .leaflet-control-attribution': {
    fontSize: 11,
    color: palette.text.secondary,
    backgroundColor: palette.background.paper,
  },
  // Leaflet distinguishes its links by colour alone.
  '&.leaflet-container .leaflet-control-attribution a': { color: 'inherit', textDecoration: 'underline' },
  '&.leaflet-container .leaflet-bar': {
    border: `1px solid ${palette.surface.line}`,
    borderRadius: 14,
    overflow: 'hidden',
  },
  '&.leaflet-container .leaflet-bar a': {
    width: 44,
    height: 44,
    lineHeight: '44px',
    borderColor: palette.surface.line,
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
  },
  [`& .${LOCALITY_NAME_CLASS}`]: {
    backgroundColor: 'transparent',
    border: 0,
    boxShadow: 'none',
    padding: '0 8px',
    fontSize: 13,
    fontWeight: 600,
    color: palette.text.primary,
    textShadow: `0 0 3px ${palette.background.paper}, 0 0 3px ${palette.background.paper}`,
    '&::before': { display: 'none' },
  },
});
