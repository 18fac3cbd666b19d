import { piece, strewn, type Garnish } from '../dishes/garnish';
import type { SideDish } from '../dishes/katori';
import { bananaLeaf, plate, type PlateKind } from '../dishes/plate';
import type { Grain, Ingredient, Powder } from '../ingredients/ingredients';
import type { Random } from '../random';
import { adai } from '../still/adai';
import { FLAT, lacyDosa, type LacyForm } from '../still/lacyDosa';
import type { Material } from '../still/vessel';
import { group, type Drawing, type Svg } from '../svg';
import { cooked, mound, puttuLog, rotis, sheen, thickFill } from './foods';
import { bowl, rawBowl, sideBowl, type Round } from './tableware';

/** What draws a meal shares. */
export interface Table {
  drawing: Drawing;
  tint: string;
  random: Random;
}

export type Meal = (table: Table) => Svg;

/** A side dish, or what is in the pack. */
type Side = SideDish | Ingredient;

type Topping = readonly [what: Garnish, count: number, size: number];

const PLATE: Round = { x: 458, y: 506, radius: 404 };
const UPPER: Round = { x: 838, y: 232, radius: 132 };
const LOWER: Round = { x: 852, y: 742, radius: 128 };

const beside = ({ drawing, tint, random }: Table, at: Round, material: Material, side: Side): Svg =>
  typeof side === 'string'
    ? sideBowl(drawing, tint, random, at, material, side)
    : rawBowl(drawing, tint, random, at, material, side);

const sidesOf = (table: Table, material: Material, [upper, lower]: readonly [Side, Side]): Svg =>
  beside(table, UPPER, material, upper) + beside(table, LOWER, material, lower);

/** Pieces over a round, all of one kind together. */
const toppings = ({ drawing, random }: Table, { x, y, radius }: Round, kinds: readonly Topping[]): Svg =>
  kinds
    .map(([what, count, size]) =>
      strewn(drawing, random, what, count, size, [x - radius * 0.04, y - radius * 0.06, radius * 0.86, radius * 0.82]),
    )
    .join('');

interface HeapOptions {
  /** On a plate, or a banana leaf. */
  on: PlateKind | 'leaf';
  material: Material;
  grain: Ingredient;
  cream?: string;
  kinds: readonly Topping[];
  sides: readonly [Side, Side];
  /** Ghee melts on it. */
  ghee?: boolean;
}

/** A heap of cooked grain with its side dishes. */
export const heaped =
  ({ on, material, grain, cream, kinds, sides, ghee = false }: HeapOptions): Meal =>
  (table) => {
    const { drawing, tint, random } = table;
    const at: Round = on === 'leaf' ? { x: 420, y: 520, radius: 282 } : { x: PLATE.x, y: PLATE.y, radius: 288 };
    return group(
      {},
      on === 'leaf'
        ? bananaLeaf(drawing, { x: 505, y: 500, long: 960, wide: 800 })
        : plate(drawing, tint, PLATE.x, PLATE.y, PLATE.radius, on, 1),
      mound(drawing, random, at, grain, cream),
      ghee ? sheen(drawing, at.x - 20, at.y - 34, 74) + sheen(drawing, at.x + 92, at.y + 40, 34) : '',
      toppings(table, at, kinds),
      sidesOf(table, material, sides),
    );
  };

interface BowlOptions {
  material: Material;
  fill: Pick<Powder, 'colour' | 'flecks'>;
  kinds: readonly Topping[];
  sides: readonly [Side, Side];
  sideMaterial?: Material;
}

/** A broad bowl of something thick. */
export const bowlful =
  ({ material, fill, kinds, sides, sideMaterial = material }: BowlOptions): Meal =>
  (table) => {
    const { drawing, tint, random } = table;
    const at: Round = { x: 446, y: 508, radius: 378 };
    return group(
      {},
      bowl(drawing, tint, at, material, thickFill(drawing, random, at, fill)),
      toppings(table, { ...at, radius: at.radius * 0.72 }, kinds),
      sidesOf(table, sideMaterial, sides),
    );
  };

/** Thin dosas on a plate or leaf with their chutneys. */
export const dosas =
  (
    powder: Powder,
    form: LacyForm | 'thick' | 'set',
    on: PlateKind | 'leaf',
    sides: readonly [SideDish, SideDish],
  ): Meal =>
  (table) => {
    const { drawing, tint, random } = table;
    const under =
      on === 'leaf'
        ? bananaLeaf(drawing, { x: 505, y: 500, long: 960, wide: 800 })
        : plate(drawing, tint, PLATE.x, PLATE.y, PLATE.radius, on, 1);
    const lying = (x: number, y: number, turn: number, radius: number, how: LacyForm) =>
      group(
        { transform: `translate(${x} ${y}) rotate(${turn})` },
        lacyDosa(drawing, random, { powder, radius, form: how }),
      );
    const foods: Record<typeof form, () => Svg> = {
      open: () => lying(PLATE.x, PLATE.y, 0, 348, 'open'),
      folded: () => lying(448, 470, 0, 330, 'open') + lying(462, 540, -14, 326, 'folded'),
      rolled: () => lying(430, 410, -17, 312, 'rolled') + lying(462, 600, -17, 312, 'rolled'),
      // Drawn at a slant, it is stretched to a round again.
      thick: () =>
        group(
          { transform: `translate(${PLATE.x} ${PLATE.y}) scale(1 ${1 / FLAT})` },
          adai(drawing, random, powder, { x: 0, y: 0, radius: 356 }),
        ),
      set: () => rotis(drawing, random, { x: 424, y: 508, radius: 252 }, powder),
    };
    return group(
      {},
      under,
      foods[form](),
      form === 'thick' ? piece(drawing, random, 'butter', 440, 474, 84) : '',
      sidesOf(table, on === 'brass' ? 'brass' : on === 'clay' ? 'clay' : 'steel', sides),
    );
  };

/** Puttu on a banana leaf or plate. */
export const puttus =
  (powder: Powder, on: PlateKind | 'leaf', sides: readonly [Side, Side]): Meal =>
  (table) => {
    const { drawing, tint, random } = table;
    return group(
      {},
      on === 'leaf'
        ? bananaLeaf(drawing, { x: 505, y: 500, long: 960, wide: 800 })
        : plate(drawing, tint, PLATE.x, PLATE.y, PLATE.radius, on, 1),
      puttuLog(drawing, random, powder, { x: 430, y: 402, long: 262, thick: 92, turn: -12 }),
      puttuLog(drawing, random, powder, { x: 452, y: 622, long: 262, thick: 92, turn: -12 }),
      strewn(drawing, random, 'coconut', 26, 22, [330, 520, 150, 60]),
      sidesOf(table, on === 'brass' ? 'brass' : 'clay', sides),
    );
  };

/** Flat breads with their side dishes. */
export const breads =
  (powder: Powder, on: PlateKind, sides: readonly [Side, Side]): Meal =>
  (table) => {
    const { drawing, tint, random } = table;
    return group(
      {},
      plate(drawing, tint, PLATE.x, PLATE.y, PLATE.radius, on, 1),
      rotis(drawing, random, { x: PLATE.x, y: PLATE.y, radius: 300 }, powder),
      piece(drawing, random, 'butter', PLATE.x - 30, PLATE.y - 20, 84),
      sidesOf(table, on === 'brass' ? 'brass' : on === 'clay' ? 'clay' : 'steel', sides),
    );
  };

/** Bowls of several grains in a ring, each cooked. */
export const tasting =
  (grains: readonly Grain[]): Meal =>
  (table) => {
    const { drawing, tint, random } = table;
    const leaves = (at: Round) =>
      piece(drawing, random, 'curryLeaf', at.x - 14, at.y - 22, 58, random.between(-60, 60));
    return grains
      .map((grain, index) => {
        const angle = -Math.PI / 2 + (index / grains.length) * Math.PI * 2;
        const at: Round = { x: 500 + Math.cos(angle) * 312, y: 512 + Math.sin(angle) * 302, radius: 172 };
        return rawBowl(drawing, tint, random, at, 'clay', cooked(grain, '#FBF3DF', 0.22)) + leaves(at);
      })
      .join('');
  };
