import type { CartItem } from '../../store/slices/cartSlice';

/** Whether a line carries exactly these add-ons, in whatever order. */
const hasAddons = ({ addons }: CartItem, wanted: readonly string[]): boolean =>
  addons.length === wanted.length && wanted.every((id) => addons.includes(id));

/** The lines of one pack: one for each choice of add-ons. */
export const linesOfPack = (items: readonly CartItem[], packId: string): CartItem[] =>
  items.filter(({ _id }) => _id === packId);

/** The line of a pack with exactly these add-ons. */
export const findLine = (lines: readonly CartItem[], addons: readonly string[]): CartItem | undefined =>
  lines.find((line) => hasAddons(line, addons));

/** How many things the lines hold together. */
export const quantityOf = (lines: readonly CartItem[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
