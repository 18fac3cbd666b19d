import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../contract/geo';
import { isInsideArea } from '../../lib/geo';
import { projectArea } from '../../lib/projectArea';
import { styled } from '../styled';
import type { MapViewProps } from './mapTypes';

const FRAME = { width: 84, height: 60, margin: 5 };
/** Leaves room for a centre outside. */
const WIDE_MARGIN = 16;
const RADIUS = 5;

/** On the frame's edge, where it would be beyond. */
const within = (at: number, size: number): number => Math.min(Math.max(at, RADIUS + 1), size - RADIUS - 1);

const Root = styled('div')(({ theme: { vars, typography } }) => ({
  ...typography.caption,
  position: 'absolute',
  insetBlockStart: 10,
  insetInlineEnd: 10,
  // Above Leaflet's layers, which go up to 1000.
  zIndex: 1001,
  display: 'grid',
  justifyItems: 'center',
  padding: '4px 8px',
  pointerEvents: 'none',
  lineHeight: 1.3,
  color: vars.palette.text.secondary,
  backgroundColor: vars.palette.background.paper,
  border: `1px solid ${vars.palette.surface.line}`,
  borderRadius: 10,
  '& svg': { display: 'block' },
  '& polygon': {
    fill: vars.palette.surface.tint,
    stroke: vars.palette.error.main,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
  },
  '& circle': { fill: vars.palette.primary.main, stroke: vars.palette.background.paper, strokeWidth: 2 },
}));

/** All delivery areas, with where the map's centre is in it: a zoomed map shows none of its borders. */
export const AreaInset = ({ areas, centre }: Pick<MapViewProps, 'areas' | 'centre'>) => {
  const { t } = useTranslation('location');
  const isInside = areas.some((area) => isInsideArea(centre, area));
  const toPoint = projectArea(areas.flat(), isInside ? FRAME : { ...FRAME, margin: WIDE_MARGIN });
  const pointsOf = (corner: LatLng): string => Object.values(toPoint(corner)).join(',');
  const { x, y } = toPoint(centre);
  return (
    <Root aria-hidden data-map-inset>
      <svg width={FRAME.width} height={FRAME.height}>
        {areas.map((area, at) => (
          <polygon key={at} points={area.map(pointsOf).join(' ')} />
        ))}
        <circle cx={within(x, FRAME.width)} cy={within(y, FRAME.height)} r={RADIUS} />
      </svg>
      {t('area')}
    </Root>
  );
};
