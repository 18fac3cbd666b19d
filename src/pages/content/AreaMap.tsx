import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../contract/geo';
import type { Store } from '../../../contract/homepage';
import { localityName } from '../../lib/localityName';
import { isWrittenLeft, labelsWithoutOverlaps } from './labelsWithoutOverlaps';

const WIDTH = 600;
const HEIGHT = 520;
const MARGIN = 40;

const Root = styled('svg')(({ theme: { vars, typography } }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: 14,
  backgroundColor: vars.palette.surface.warm,
  '& .area': {
    fill: vars.palette.surface.lift,
    stroke: vars.palette.primary.main,
    strokeWidth: 3,
    strokeLinejoin: 'round',
  },
  '& circle': { fill: vars.palette.primary.main },
  '& .centre': { fill: vars.palette.secondary.main, stroke: vars.palette.text.primary, strokeWidth: 2 },
  '& text': {
    ...typography.subtitle2,
    // In the drawing's units: 12 px on a phone.
    fontSize: 20,
    fill: vars.palette.text.primary,
    paintOrder: 'stroke',
    stroke: vars.palette.surface.lift,
    strokeWidth: 4,
    strokeLinejoin: 'round',
  },
}));

/** The delivery area with the localities in it, drawn from the shop's settings without map tiles. */
export const AreaMap = ({ delivery, city }: Pick<Store, 'delivery' | 'city'>) => {
  const { t, i18n } = useTranslation('content');
  const toPoint = projectionOf(delivery.area);
  const places = delivery.localities
    .filter(({ serviceable }) => serviceable)
    .map((locality) => ({ ...localityName(locality, i18n.language), ...toPoint(locality.location) }));
  const labelled = labelsWithoutOverlaps(places, WIDTH);
  const corners = delivery.area.map(toPoint);
  const centre = toPoint(delivery.centre);
  return (
    <Root viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('areaMap', { city })}>
      <polygon className="area" points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {places.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r={3} />
      ))}
      <circle className="centre" cx={centre.x} cy={centre.y} r={8} />
      {labelled.map((place) => {
        const { name, lang, x, y } = place;
        const isLeft = isWrittenLeft(place, WIDTH);
        return (
          <text key={name} lang={lang} x={isLeft ? x - 8 : x + 8} y={y + 6} textAnchor={isLeft ? 'end' : 'start'}>
            {name}
          </text>
        );
      })}
    </Root>
  );
};

/** Fits the area into the drawing. On the scale of a city the earth is flat, but a degree of longitude is shorter. */
function projectionOf(area: readonly LatLng[]) {
  const lats = area.map(({ lat }) => lat);
  const lngs = area.map(({ lng }) => lng);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min((WIDTH - 2 * MARGIN) / ((east - west) * shrink), (HEIGHT - 2 * MARGIN) / (north - south));
  const left = (WIDTH - (east - west) * shrink * scale) / 2;
  const top = (HEIGHT - (north - south) * scale) / 2;
  return ({ lat, lng }: LatLng) => ({
    x: Math.round(left + (lng - west) * shrink * scale),
    y: Math.round(top + (north - lat) * scale),
  });
}
