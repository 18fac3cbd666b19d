import { useTranslation } from 'react-i18next';
import type { Language } from '../../contract/constants';
import type { Store } from '../../contract/homepage';
import { areasOf } from '../lib/geo';
import { firstFreeBoxes, type Box } from '../lib/firstFreeBoxes';
import { localityName } from '../lib/localityName';
import { projectArea } from '../lib/projectArea';
import { styled } from './styled';

const WIDTH = 600;
const HEIGHT = { usual: 440, low: 280 } as const;
const MARGIN = 24;

/**
 * These are average widths of a letter. Signs above and below letters of Indian scripts have no width, those beside
 * them count as letters.
 */
const LETTER_WIDTH = { en: 11, ta: 16.5, hi: 12 } as const;
const NO_WIDTH = /\p{Mn}/gu;
const LINE_HEIGHT = 28;
/** The distance between a place and its name. */
const GAP = 8;
const DOT = 4;

interface Point {
  x: number;
  y: number;
}

interface Place extends Point {
  name: string;
  lang: Language;
}

/** A name tries these in order: right and left of its place, below and above it. */
const SIDES = [
  { textAnchor: 'start', dx: GAP, dy: 0 },
  { textAnchor: 'end', dx: -GAP, dy: 0 },
  { textAnchor: 'middle', dx: 0, dy: LINE_HEIGHT / 2 + DOT },
  { textAnchor: 'middle', dx: 0, dy: -LINE_HEIGHT / 2 - DOT },
] as const;

/** The boxes that the place and its name would cover, on each side of the place. */
const boxesOf = ({ name, lang, x, y }: Place): Box[] => {
  const text = name.replace(NO_WIDTH, '').length * LETTER_WIDTH[lang];
  const width = text + GAP + DOT;
  const row = { top: y - LINE_HEIGHT / 2, width, height: LINE_HEIGHT };
  const column = { left: x - text / 2, width: text, height: LINE_HEIGHT + 2 * DOT };
  return [
    { ...row, left: x - DOT },
    { ...row, left: x + DOT - width },
    { ...column, top: y - DOT },
    { ...column, top: y - DOT - LINE_HEIGHT },
  ];
};

/** Boxes along a border, which no name may cross. */
const boxesAlong = (corners: readonly Point[]): Box[] =>
  corners.flatMap((to, index) => {
    const from = corners.at(index - 1) ?? to;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / DOT);
    return Array.from({ length: steps }, (_, step) => ({
      left: from.x + ((to.x - from.x) * step) / steps - DOT / 2,
      top: from.y + ((to.y - from.y) * step) / steps - DOT / 2,
      width: DOT,
      height: DOT,
    }));
  });

const Root = styled('svg')(({ theme: { vars, typography } }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 300,
  borderRadius: 14,
  backgroundColor: vars.palette.surface.warm,
  '& .area': {
    fill: vars.palette.surface.lift,
    stroke: vars.palette.primary.main,
    strokeWidth: 3,
    strokeLinejoin: 'round',
  },
  '& circle': { fill: vars.palette.primary.main },
  '& text': {
    ...typography.subtitle2,
    // The drawing's unit scales to 12 px on a phone.
    fontSize: 20,
    fill: vars.palette.text.primary,
    paintOrder: 'stroke',
    stroke: vars.palette.surface.lift,
    strokeWidth: 4,
    strokeLinejoin: 'round',
  },
}));

interface AreaMapProps {
  store: Pick<Store, 'delivery' | 'charges'>;
  /** The map is below what matters more; it has room for fewer names. */
  isLow?: boolean;
  /** For screen readers; defaults to the names on it, for where a heading says what it is. */
  label?: string;
}

/**
 * The delivery areas with the localities whose names fit, drawn from the shop's settings without map tiles. To choose a
 * point, use DeliveryMap.
 */
export const AreaMap = ({ store, isLow = false, label }: AreaMapProps) => {
  const { delivery } = store;
  const { i18n } = useTranslation();
  const view: Box = { left: 0, top: 0, width: WIDTH, height: HEIGHT[isLow ? 'low' : 'usual'] };
  const areas = areasOf(store).map(({ corners }) => corners);
  const toPoint = projectArea(areas.flat(), { ...view, margin: MARGIN });
  const places = delivery.localities
    .filter(({ serviceable }) => serviceable)
    .map((locality) => ({ ...localityName(locality, i18n.language), ...toPoint(locality.location) }));
  const borders = areas.map((corners) => corners.map(toPoint));
  const sides = firstFreeBoxes(places.map(boxesOf), view, borders.flatMap(boxesAlong));
  const named = places.filter((_, index) => sides[index] !== -1);
  return (
    <Root
      viewBox={`0 0 ${WIDTH} ${view.height}`}
      role="img"
      aria-label={label ?? named.map(({ name }) => name).join(', ')}
    >
      {borders.map((corners, at) => (
        <polygon key={at} className="area" points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
      {places.map(({ name, lang, x, y }, index) => {
        const side = SIDES[sides[index] ?? -1];
        if (!side) return null;
        return (
          <g key={name}>
            <circle cx={x} cy={y} r={3} />
            <text lang={lang} x={x + side.dx} y={y + side.dy + 6} textAnchor={side.textAnchor}>
              {name}
            </text>
          </g>
        );
      })}
    </Root>
  );
};
