interface Place {
  name: string;
  x: number;
  y: number;
}

const LINE_HEIGHT = 22;
/** Of a letter, on average; combining signs of Tamil count as letters and leave room. */
const LETTER_WIDTH = 8.6;

/** The places whose names, written to their right, fit into the width and don't overlap an earlier one. */
export const labelsWithoutOverlaps = <T extends Place>(places: readonly T[], width: number): T[] =>
  places.reduce<T[]>((chosen, place) => {
    const end = ({ name, x }: Place) => x + 14 + name.length * LETTER_WIDTH;
    const isFree = chosen.every(
      (other) => Math.abs(other.y - place.y) >= LINE_HEIGHT || end(place) < other.x || end(other) < place.x,
    );
    return isFree && end(place) < width ? [...chosen, place] : chosen;
  }, []);
