interface Place {
  name: string;
  x: number;
  y: number;
}

/** With room around it, so that few names stand out. */
const LINE_HEIGHT = 40;
/** Of a letter, on average; combining signs of Tamil count as letters and leave room. */
const LETTER_WIDTH = 11;
const GAP = 14;

/** On the right half of the map, names are written to the left of their place: none leaves the drawing. */
export const isWrittenLeft = ({ x }: Pick<Place, 'x'>, width: number): boolean => x > width / 2;

/** The places whose names fit into the width and don't overlap an earlier one. */
export const labelsWithoutOverlaps = <T extends Place>(places: readonly T[], width: number): T[] => {
  const extent = (place: Place): [start: number, end: number] => {
    const length = GAP + place.name.length * LETTER_WIDTH;
    return isWrittenLeft(place, width) ? [place.x - length, place.x] : [place.x, place.x + length];
  };
  return places.reduce<T[]>((chosen, place) => {
    const [start, end] = extent(place);
    const isFree = chosen.every((other) => {
      const [otherStart, otherEnd] = extent(other);
      return Math.abs(other.y - place.y) >= LINE_HEIGHT || end < otherStart || otherEnd < start;
    });
    return isFree && start > 0 && end < width ? [...chosen, place] : chosen;
  }, []);
};
