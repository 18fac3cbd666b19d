import { textLine } from '../lettering';
import { packs } from '../packs/packshot';
import { pouch } from '../packs/pouch';
import { sack } from '../packs/sack';
import type { Pack } from '../packs/front';
import { field } from '../scene/field';
import { stamp } from '../prints/stamps';
import { Drawing, el, group, num, type Svg } from '../svg';

/** The preview of links on other sites. */
const SHARE = { width: 1200, height: 630 };

/** Packs with position and scale, the foremost last. */
const SHOWN: readonly {
  id: string;
  draw: (drawing: Drawing, pack: Pack) => Svg;
  x: number;
  floor: number;
  scale: number;
}[] = [
  { id: 'rc-mapp-5000', draw: sack, x: 905, floor: 560, scale: 0.43 },
  { id: 'rc-kavuni-1000', draw: pouch, x: 1062, floor: 584, scale: 0.34 },
  { id: 'ml-thinai-1000', draw: pouch, x: 752, floor: 590, scale: 0.36 },
];
/** The position of packs in their own pictures. */
const OWN = { x: 500, floor: 905 };

const LEAF = '#17402A';

/** The shop's name over its field, three packs in front. */
export const share = (): Svg => {
  const scene = field({
    ...SHARE,
    horizon: 0.56,
    sun: { x: 0.5, y: 0.46, radius: 0.1 },
    vanish: 0.5,
    palms: [
      { x: 0.06, y: 0.66, tall: 0.16, lean: 0.012 },
      { x: 0.09, y: 0.65, tall: 0.12, lean: -0.01 },
    ],
    ears: 0.28,
  });
  const shownPacks = SHOWN.map(({ id, draw, x, floor, scale }) => {
    const pack = packs.find((candidate) => candidate.id === id);
    if (!pack) throw new Error(`There is no pack ${id}`);
    const drawing = new Drawing();
    const body = draw(drawing, pack);
    const inner = drawing
      .finish(1000, 1000, body)
      // Definition ids start at 0 in each picture.
      .replaceAll(/(id="|url\(#)d(\d+)/g, `$1${id}-d$2`);
    return group(
      { transform: `translate(${num(x - OWN.x * scale)} ${num(floor - OWN.floor * scale)}) scale(${num(scale)})` },
      inner,
    );
  });
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${SHARE.width} ${SHARE.height}`, ...SHARE },
    scene,
    stamp('mark', 108, 118, 84, LEAF),
    textLine('Vayal', 170, 150, { typeface: 'display', size: 104, fill: LEAF }, 'start'),
    textLine('வயல்', 470, 146, { typeface: 'tamil', size: 62, fill: LEAF }, 'start'),
    textLine('Millets, traditional rices and mixes', 70, 226, { typeface: 'text', size: 34, fill: LEAF }, 'start'),
    ...shownPacks,
  );
};
