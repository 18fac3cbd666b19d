import { shortestSequence } from './sequence';

type Place = readonly [x: number, y: number];

const between = (places: readonly Place[]) => (from: number, to: number) => {
  const [[x, y], [toX, toY]] = [places[from]!, places[to]!];
  return Math.hypot(toX - x, toY - y);
};
const sequenceOf = (start: Place, stops: readonly Place[]) =>
  shortestSequence(stops.length, between([start, ...stops]));
const lengthOf = (start: Place, stops: readonly Place[], sequence: readonly number[]) => {
  const distance = between([start, ...stops]);
  const path = [0, ...sequence.map((at) => at + 1)];
  return path.slice(1).reduce((sum, place, at) => sum + distance(path[at]!, place), 0);
};

/** Deterministic, and well spread. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 16_807) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((rest) =>
    Array.from({ length: count }, (_, at) => [...rest.slice(0, at), count - 1, ...rest.slice(at)]),
  );
}

it('follows a street from the near end to the far one', () => {
  const street = [400, 100, 300, 200].map((x) => [x, 0] as const);
  expect(sequenceOf([0, 0], street)).toEqual([1, 3, 2, 0]);
});

it('uncrosses the way that the nearest neighbour takes', () => {
  // Going to the nearest first crosses the street of the shop again and again.
  const stops = [
    [100, 0],
    [-110, 0],
    [330, 0],
    [-350, 0],
  ] as const;
  const sequence = sequenceOf([0, 0], stops);
  expect(lengthOf([0, 0], stops, sequence)).toBeLessThan(lengthOf([0, 0], stops, [0, 1, 2, 3]));
});

it('comes within a tenth of the shortest way of all, with seven stops', () => {
  const next = numbers(7);
  const place = (): Place => [Math.round(next.next().value * 10_000), Math.round(next.next().value * 10_000)];
  for (let map = 0; map < 10; map += 1) {
    const stops = Array.from({ length: 7 }, place);
    const best = Math.min(...permutations(7).map((sequence) => lengthOf([5_000, 5_000], stops, sequence)));
    const found = lengthOf([5_000, 5_000], stops, sequenceOf([5_000, 5_000], stops));
    expect(found).toBeLessThanOrEqual(best * 1.1);
  }
});

it('visits each stop once, also where many are at one place', () => {
  const stops = Array.from({ length: 40 }, (_, at) => [at % 3, 0] as const);
  expect([...sequenceOf([0, 0], stops)].sort((a, b) => a - b)).toEqual(stops.map((_, at) => at));
});

it('a sequence is trivial without stops, and with one', () => {
  expect(sequenceOf([0, 0], [])).toEqual([]);
  expect(sequenceOf([0, 0], [[5, 5]])).toEqual([0]);
});
