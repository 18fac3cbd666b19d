import { shift } from '../colour';
import { heap } from '../ingredients/heap';
import { GRAINS } from '../ingredients/ingredients';
import { flatShadow, FLOOR, ground, SIDE } from '../packs/ground';
import { packs } from '../packs/packshot';
import { pouch } from '../packs/pouch';
import { sack } from '../packs/sack';
import { board } from '../packs/wood';
import { plant } from '../prints/heads';
import { randomOf } from '../random';
import { balance } from '../small/balance';
import { bowls } from '../still/bowls';
import { millets } from '../still/millets';
import { rices } from '../still/rices';
import { scatter } from '../still/scatter';
import { el, group, num, type Drawing, type Svg } from '../svg';

const SIZE = { width: 1200, height: 800 };

/** A round tray of woven palm leaf with grain spread to be sorted, what was picked out beside. */
export const sorting = (drawing: Drawing, tint: string): Svg => {
  const random = randomOf('sorting tray');
  const [x, y, radius, slant] = [520, 470, 440, 0.52];
  const grain = { ...GRAINS.foxtail, length: 10, width: 8.75 };
  const ring = (grow: number, fill: string, extra: Record<string, string | number> = {}) =>
    el('ellipse', { cx: x, cy: y, rx: radius * grow, ry: radius * grow * slant, fill, ...extra });
  const weave = Array.from({ length: 46 }, (_, index) => {
    const at = x - radius + index * 20;
    return `M${at} ${y - 260}l120 520M${at + 60} ${y - 260}l-120 520`;
  }).join('');
  const spread =
    'M250 470C262 392 380 350 520 352C662 354 776 396 778 462C780 540 660 596 516 596C372 596 240 548 250 470Z';
  return group(
    {},
    ground(drawing, tint, SIZE.width, SIZE.height),
    flatShadow(drawing, tint, x, y + 26, radius, slant),
    el('ellipse', { cx: x, cy: y + 24, rx: radius * 0.99, ry: radius * 0.99 * slant, fill: '#8A5E28' }),
    ring(
      1,
      drawing.linear(
        [
          [0, '#E0B670'],
          [0.5, '#C9964F'],
          [1, '#9C6C2C'],
        ],
        [0, 0, 0.4, 1],
      ),
    ),
    ...Array.from({ length: 60 }, (_, index) => {
      const angle = (index / 60) * 6.283;
      const at = (grow: number) =>
        `${num(x + Math.cos(angle) * radius * grow)} ${num(y + Math.sin(angle) * radius * grow * slant)}`;
      return el('path', { d: `M${at(0.93)}L${at(1)}`, stroke: '#7C5422', 'stroke-opacity': 0.55, 'stroke-width': 4 });
    }),
    ring(0.92, '#8A6030'),
    group(
      { 'clip-path': drawing.clip(el('ellipse', { cx: x, cy: y + 5, rx: radius * 0.91, ry: radius * 0.9 * slant })) },
      el('rect', { x: 60, y: 200, width: 940, height: 560, fill: '#D3A660' }),
      el('path', { d: weave, fill: 'none', stroke: '#8A5E24', 'stroke-opacity': 0.35, 'stroke-width': 7 }),
      el('path', {
        d: weave,
        fill: 'none',
        stroke: '#F0D49A',
        'stroke-opacity': 0.35,
        'stroke-width': 3,
        transform: 'translate(5 0)',
      }),
      ring(0.94, 'none', {
        stroke: '#3A2408',
        'stroke-opacity': 0.5,
        'stroke-width': 46,
        filter: drawing.blur(16, 0.1),
      }),
      el('path', {
        d: spread,
        fill: '#3A2408',
        'fill-opacity': 0.4,
        transform: 'translate(6 12)',
        filter: drawing.blur(8, 0.1),
      }),
      group(
        { 'clip-path': drawing.clip(el('path', { d: spread })) },
        heap(drawing, grain, random, {
          x: 240,
          y: 340,
          width: 550,
          height: 264,
        }),
        el('path', {
          d: spread,
          fill: drawing.radial(
            [
              [0, '#FFF3C4', 0.3],
              [0.55, '#FFF3C4', 0],
              [1, '#3A2204', 0.42],
            ],
            [0.4, 0.3, 0.7],
          ),
        }),
      ),
      scatter(drawing, grain, random, [520, 610, 300, 50], 120),
    ),
    // What does not belong: husks and small stones, picked out.
    scatter(
      drawing,
      { ...GRAINS.redSorghum, length: 20, width: 13, colours: ['#8C7A5A', '#6E5F44', '#A8946C'] },
      random,
      [1050, 690, 80, 22],
      18,
    ),
    group(
      { transform: 'translate(778 250) scale(0.4)' },
      millets(drawing, tint, { ingredient: GRAINS.foxtail, grain: GRAINS.foxtail, head: 'tail', material: 'brass' }),
    ),
    ...[
      { side: 1, foot: { x: 90, y: 790 }, pull: { x: 150, y: 700 }, neck: { x: 210, y: 668 }, size: 140 },
      { side: 1, foot: { x: 60, y: 770 }, pull: { x: 90, y: 680 }, neck: { x: 140, y: 622 }, size: 150 },
    ].map((ear) => plant('tail', ear, random, ['#D9A435', '#C98F28', '#E8BE5C'], ['#8A8B3F', '#A29A4C'])),
  );
};

/** A sheaf of paddy and a bowl of millet, as they come from the field. */
export const harvest = (drawing: Drawing, tint: string): Svg =>
  group(
    {},
    ground(drawing, tint, SIZE.width, SIZE.height),
    group({ transform: 'translate(-44 -66) scale(0.92)' }, rices(drawing, tint)),
    group({ transform: 'translate(634 262) scale(0.55)' }, millets(drawing, tint)),
  );

/** The packing table: a balance, filled pouches, a sack behind. */
export const packing = (drawing: Drawing, wall: string): Svg => {
  const random = randomOf('packing table');
  const table = 640;
  const tint = '#C9A274';
  const standing = (id: string, x: number, floor: number, scale: number, draw: typeof pouch) => {
    const pack = packs.find((candidate) => candidate.id === id);
    if (!pack) throw new Error(`There is no pack ${id}`);
    return group(
      { transform: `translate(${x} ${floor}) scale(${scale}) translate(${-SIDE / 2} ${-FLOOR})` },
      draw(drawing, { ...pack, tint }),
    );
  };
  return group(
    {},
    ground(drawing, wall, SIZE.width, SIZE.height),
    // A shelf on the wall.
    el('rect', {
      x: 70,
      y: 262,
      width: 470,
      height: 10,
      fill: '#2B1A0C',
      'fill-opacity': 0.3,
      filter: drawing.blur(7, 1),
    }),
    ...[
      ['ml-ragi-500', 140],
      ['rc-seera-500', 256],
      ['ml-samai-500', 372],
      ['rc-kavuni-500', 484],
    ].map(([id, x]) => standing(String(id), Number(x), 244, 0.2, pouch)),
    board(drawing, random, { x: 60, y: 244, width: 490, height: 20 }, '#A8743F'),
    standing('rc-mapp-5000', 1034, table + 30, 0.44, sack),
    board(drawing, random, { x: -10, y: table, width: 1220, height: 92 }, '#C79A62'),
    board(drawing, random, { x: -10, y: table + 92, width: 1220, height: 80 }, shift('#C79A62', -0.09)),
    group({ transform: `translate(282 ${table - 424}) scale(1.16)` }, balance(drawing)),
    standing('ml-thinai-500', 156, table + 58, 0.41, pouch),
    standing('pm-sathu-500', 364, table + 74, 0.37, pouch),
    group({ transform: `translate(712 ${table - 196}) scale(0.33)` }, bowls(drawing, tint, [GRAINS.foxtail])),
  );
};
