export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Whether a box is in another as a whole. */
const isWithin = (view: Box, { left, top, width, height }: Box): boolean =>
  left >= view.left &&
  top >= view.top &&
  left + width <= view.left + view.width &&
  top + height <= view.top + view.height;

/**
 * For each item in turn, the index of the first of its boxes (in pixels) that is whole in view and free of what was placed
 * before; -1 where none is.
 */
export const firstFreeBoxes = (
  candidates: readonly (readonly Box[])[],
  view: Box,
  obstacles: readonly Box[],
): number[] => {
  const taken = [...obstacles];
  return candidates.map((boxes) => {
    const index = boxes.findIndex((box) => isWithin(view, box) && !taken.some((other) => overlap(box, other)));
    const chosen = boxes[index];
    if (chosen) taken.push(chosen);
    return index;
  });
};
