import type { CartItem } from '../../store/slices/cartSlice';

/** The order of the add-ons doesn't matter. */
const hasAddons = ({ addons }: CartItem, wanted: readonly string[]): boolean =>
  addons.length === wanted.length && wanted.every((id) => addons.includes(id));

/** One line per choice of add-ons. */
export const linesOfPack = (items: readonly CartItem[], packId: string): CartItem[] =>
  items.filter(({ _id }) => _id === packId);

export const findLine = (lines: readonly CartItem[], addons: readonly string[]): CartItem | undefined =>
  lines.find((line) => hasAddons(line, addons));
