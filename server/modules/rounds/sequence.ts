/** Metres. Smaller improvements would loop on rounding. */
const LEAST_GAIN = 1;

/**
 * A short open path from the start through all stops: nearest neighbour, then 2-opt.
 * @param distance in metres, symmetric; index 0 is the start
 * @returns the stops in sequence, from 0
 */
export function shortestSequence(stops: number, distance: (from: number, to: number) => number): number[] {
  const path = nearestNeighbour(stops, distance);
  while (shorten(path, distance));
  return path.slice(1).map((place) => place - 1);
}

function nearestNeighbour(stops: number, distance: (from: number, to: number) => number): number[] {
  const path = [0];
  const left = new Set(Array.from({ length: stops }, (_, at) => at + 1));
  for (let here = 0; left.size > 0;) {
    let nearest = -1;
    for (const place of left) if (nearest < 0 || distance(here, place) < distance(here, nearest)) nearest = place;
    left.delete(nearest);
    path.push(nearest);
    here = nearest;
  }
  return path;
}

/** One 2-opt step with an open end; returns whether the path got shorter. */
function shorten(path: number[], distance: (from: number, to: number) => number): boolean {
  const leg = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined ? 0 : distance(from, to);
  for (let first = 1; first < path.length - 1; first += 1) {
    for (let last = first + 1; last < path.length; last += 1) {
      const [before, after] = [path[first - 1], path[last + 1]];
      const now = leg(before, path[first]) + leg(path[last], after);
      const reversed = leg(before, path[last]) + leg(path[first], after);
      if (now - reversed < LEAST_GAIN) continue;
      path.splice(first, last - first + 1, ...path.slice(first, last + 1).reverse());
      return true;
    }
  }
  return false;
}
