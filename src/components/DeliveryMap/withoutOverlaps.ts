interface Box {
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

/** Greedy selection of boxes (in pixels) that don't overlap earlier ones. */
export const withoutOverlaps = <T extends Box>(boxes: readonly T[]): T[] =>
  boxes.reduce<T[]>(
    (selected, box) => (selected.some((other) => overlap(box, other)) ? selected : [...selected, box]),
    [],
  );
