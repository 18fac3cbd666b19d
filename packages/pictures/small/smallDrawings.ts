import type { Ground } from '../../../contract/pictures';
import { Drawing, type Svg } from '../svg';
import { balance } from './balance';
import { basket } from './basket';
import { brokenPot } from './brokenPot';
import { doorstep } from './doorstep';
import { emptyBowl } from './emptyBowl';
import { house } from './house';
import { openCarton } from './openCarton';
import { scarecrow } from './scarecrow';
import { TALL, WIDE } from './stage';
import { winnow } from './winnow';

/** The small drawings of the screens, with the tint of the disc that each is on. */
const SCENES = {
  emptyCart: [basket, '#F3E7CF'],
  noOrders: [openCarton, '#E4EADB'],
  noAddresses: [house, '#DFEAE6'],
  nothingFound: [emptyBowl, '#F4EBD2'],
  notFound: [scarecrow, '#F6E3BC'],
  wentWrong: [brokenPot, '#F3E2D6'],
  cleanGrain: [winnow, '#E4EADB'],
  honestPrice: [balance, '#F4EBD2'],
  toYourHome: [doorstep, '#F0E3DC'],
} as const satisfies Record<string, readonly [(drawing: Drawing) => Svg, string]>;

/** On dark pages all are on the same disc. */
const DARK_DISC = '#372D17';

/** Cut out, so that one file fits light pages and dark ones. */
export const smallDrawings: readonly { name: string; draw: () => Svg; ground: Ground }[] = Object.entries(SCENES).map(
  ([name, [scene, light]]) => ({
    name,
    draw: () => {
      const drawing = new Drawing();
      // Before `finish`, which writes the definitions that it adds.
      const body = scene(drawing);
      return drawing.finish(WIDE, TALL, body);
    },
    ground: { light, dark: DARK_DISC },
  }),
);
