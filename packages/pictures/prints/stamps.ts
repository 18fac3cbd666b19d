import { el, group, num, type Svg } from '../svg';

/** A small sign in one ink: the shop's mark, or the dish of a mix. */
export type Stamp = 'mark' | 'cup' | 'dosa' | 'puttu';

/** On a field of 40 by 40: what is filled, and what is drawn with a broad pen. */
const STAMPS: Readonly<Record<Stamp, { filled: string; drawn: string }>> = {
  // A sun over the rows of a paddy field.
  mark: {
    filled: 'M11.5 17.5a8.5 8.5 0 0 1 17 0Z',
    drawn: 'M1.5 24.5Q20 16.5 38.5 24.5M5.5 30Q20 23 34.5 30M11 35.2Q20 30 29 35.2',
  },
  // A bowl of porridge, steaming.
  cup: {
    filled: 'M7 20H33C32.4 30 27.6 34.6 20 34.6S7.6 30 7 20ZM13.5 36.4h13v2.8h-13Z',
    drawn: 'M14 15.5Q10.5 10.5 14.5 5.5M20 15.5Q24.5 9.5 20 3.5M26 15.5Q22.5 10.5 26.5 5.5',
  },
  // A dosa on its griddle, spread from the middle outwards.
  dosa: {
    filled: 'M33.5 13.5L39.2 7.6L36 4.4L29.6 10Z',
    drawn:
      'M1.8 23a15.4 15.4 0 1 0 30.8 0a15.4 15.4 0 1 0 -30.8 0ZM17.6 22.6c1.8 -1.2 3.8 .8 2.6 3.1c-1.6 3 -7.6 2 -7.9 -2.9c-.3 -5.4 5.9 -8.2 10.2 -5.4c5 3.4 4.2 11.4 -1.4 13.9',
  },
  // Puttu as it leaves the steamer: three rolls, coconut between.
  puttu: {
    filled:
      'M10.5 3Q20 6 29.5 3v8Q20 14 10.5 11ZM10.5 13.4Q20 16.4 29.5 13.4v8Q20 24.4 10.5 21.4ZM10.5 23.8Q20 26.8 29.5 23.8v8Q20 34.8 10.5 31.8Z',
    drawn: 'M3 34.5Q20 42 37 34.5',
  },
};

/** A stamp centred on a point, `size` wide. */
export const stamp = (which: Stamp, x: number, y: number, size: number, ink: string): Svg => {
  const { filled, drawn } = STAMPS[which];
  return group(
    { transform: `translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${num(size / 40)})` },
    el('path', { d: filled, fill: ink }),
    el('path', {
      d: drawn,
      fill: 'none',
      stroke: ink,
      'stroke-width': 2.5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
};
