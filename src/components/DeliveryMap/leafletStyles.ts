import type { Theme } from '@mui/material/styles';
import { FAR_AREA_CLASS } from './farArea';
import { GROUND_CLASS } from './fieldGround';
import { LOCALITY_NAME_CLASS, NAME_PADDING_PX } from './localityNames';

/** The outline of a delivery area has this class. */
export const AREA_CLASS = 'vayal-area';

/** Text stays legible over fields and lines. */
const halo = (colour: string): string => Array.from({ length: 4 }, () => `0 0 3px ${colour}`).join(', ');

/** The map fills its positioned parent. */
export const leafletStyles = ({ vars: { palette } }: Theme) => ({
  position: 'absolute',
  inset: 0,
  '&.leaflet-container': { backgroundColor: palette.surface.tint, font: 'inherit' },
  // A ring around the map would be cut off, and one below its layers not be seen.
  '&.leaflet-container:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 1001,
    border: `3px solid ${palette.primary.dark}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  [`& .${GROUND_CLASS} svg`]: { display: 'block', width: '100%', height: '100%' },
  [`& .${GROUND_CLASS} path`]: { stroke: palette.background.paper, strokeWidth: 2.5, strokeLinejoin: 'round' },
  [`& .${GROUND_CLASS} .field0`]: { fill: palette.surface.tint },
  [`& .${GROUND_CLASS} .field1`]: { fill: palette.surface.warm },
  [`& .${GROUND_CLASS} .field2`]: { fill: palette.primary.main, fillOpacity: 0.16 },
  [`& .${GROUND_CLASS} .field3`]: { fill: palette.secondary.main, fillOpacity: 0.14 },
  [`& .${GROUND_CLASS} .furrows`]: { fill: 'none', stroke: palette.primary.main, strokeWidth: 1, strokeOpacity: 0.12 },
  // Brighter on dark fields than the red of light pages.
  [`& .${AREA_CLASS}, & .${FAR_AREA_CLASS}:not([stroke="none"])`]: { stroke: palette.error.main },
  [`& .${FAR_AREA_CLASS}:not([stroke="none"])`]: { fill: palette.error.main, fillOpacity: 0.3 },
  '&.leaflet-container .leaflet-control-scale-line': {
    padding: '0 6px',
    fontSize: 13,
    color: palette.text.primary,
    borderColor: palette.text.primary,
    // Borders of areas pass behind it.
    backgroundColor: palette.background.paper,
    textShadow: 'none',
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
    padding: `0 ${NAME_PADDING_PX}px`,
    fontSize: 13,
    fontWeight: 600,
    color: palette.text.primary,
    textShadow: halo(palette.background.paper),
    '&::before': { display: 'none' },
  },
});
