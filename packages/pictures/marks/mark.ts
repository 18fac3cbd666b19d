import { el, group, num, type Svg } from '../svg';

const LEAF = '#24603A';
const TURMERIC = '#E3A21A';
const PAPER = '#FBF7EE';

/** The mark on a field of 40 by 40: a sun over the rows of a paddy field. */
const SUN = { cx: 20, cy: 15, r: 6 };
const ROWS = 'M4 22c5-3 11-3 16 0s11 3 16 0M6 28c4.5-2.6 9.5-2.6 14 0s9.5 2.6 14 0M11 34c3-1.8 6-1.8 9 0s6 1.8 9 0';

const sunAndRows = (): Svg =>
  el('circle', { ...SUN, fill: TURMERIC }) +
  el('path', { d: ROWS, fill: 'none', stroke: PAPER, 'stroke-width': 2.4, 'stroke-linecap': 'round' });

const svg = (...body: Svg[]): Svg => el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 40 40' }, ...body);

/** The round mark, as beside the shop's name. */
export const roundMark = (): Svg => svg(el('circle', { cx: 20, cy: 20, r: 20, fill: LEAF }), sunAndRows());

/**
 * The mark on a full square of leaf, for systems that cut icons into shapes of their own.
 * @param share how much of the side the mark takes; what may be cut off is a fifth
 */
export const squareMark = (share: number): Svg => {
  const inset = num(20 - 20 * share);
  return svg(
    el('rect', { width: 40, height: 40, fill: LEAF }),
    group({ transform: `translate(${inset} ${inset}) scale(${num(share)})` }, sunAndRows()),
  );
};
