import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../contract/geo';
import { styled } from '../../components/styled';
import { projectArea } from '../../lib/projectArea';

const FRAME = { width: 600, height: 240, margin: 56 };
const EARTH_KM = 6371;
/** Nearer than this a drawing would say nothing. */
const LEAST_KM = 1;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** On a sphere, in kilometres. */
const distanceKm = (from: LatLng, to: LatLng): number => {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
};

const Root = styled('svg')(({ theme: { vars, typography } }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: 14,
  backgroundColor: vars.palette.surface.warm,
  '& line': { stroke: vars.palette.primary.main, strokeWidth: 3, strokeDasharray: '2 9', strokeLinecap: 'round' },
  '& circle': { fill: vars.palette.primary.main },
  '& .field': { fill: vars.palette.secondary.main },
  '& text': {
    ...typography.subtitle2,
    fontSize: 20,
    fill: vars.palette.text.primary,
    paintOrder: 'stroke',
    stroke: vars.palette.surface.warm,
    strokeWidth: 6,
    strokeLinejoin: 'round',
  },
}));

interface PlaceDrawingProps {
  /** Where it grew. */
  place: { point: LatLng; name: string };
  /** Where the shop is. */
  shop: { point: LatLng; name: string };
}

/** How far a field is from the shop, drawn without map tiles. */
export const PlaceDrawing = ({ place, shop }: PlaceDrawingProps) => {
  const { t } = useTranslation('trace');
  const km = distanceKm(shop.point, place.point);
  if (km < LEAST_KM) return null;
  const toPoint = projectArea([shop.point, place.point], FRAME);
  const [from, to] = [toPoint(shop.point), toPoint(place.point)];
  const anchorOf = ({ x }: { x: number }) => (x < 150 ? 'start' : x > FRAME.width - 150 ? 'end' : 'middle');
  const values = { km: Math.round(km), city: shop.name, place: place.name };
  return (
    <figure style={{ margin: 0 }}>
      <Root viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={t('distanceAlt', values)}>
        <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        <circle cx={from.x} cy={from.y} r={7} />
        <circle className="field" cx={to.x} cy={to.y} r={10} />
        {[
          { at: from, name: shop.name },
          { at: to, name: place.name.split(',')[0] },
        ].map(({ at, name }) => (
          <text key={name} x={at.x} y={at.y < FRAME.height / 2 ? at.y - 18 : at.y + 32} textAnchor={anchorOf(at)}>
            {name}
          </text>
        ))}
      </Root>
      <figcaption>{t('distance', values)}</figcaption>
    </figure>
  );
};
