import { isWrittenLeft, labelsWithoutOverlaps } from './labelsWithoutOverlaps';

const WIDTH = 600;
const place = (name: string, x: number, y: number) => ({ name, x, y });
const named = (...places: ReturnType<typeof place>[]) => labelsWithoutOverlaps(places, WIDTH).map(({ name }) => name);

it('labels a place unless an earlier name is in its way', () => {
  expect(named(place('Peelamedu', 100, 100), place('Hope', 140, 105), place('Gandhipuram', 100, 150))).toEqual([
    'Peelamedu',
    'Gandhipuram',
  ]);
});

it('writes names on the right half to the left, so that they stay in the drawing', () => {
  expect(named(place('Singanallur', 560, 300))).toEqual(['Singanallur']);
  expect(isWrittenLeft(place('Singanallur', 560, 300), WIDTH)).toBe(true);
});

it('leaves out a name that is longer than its half', () => {
  expect(named(place('A'.repeat(60), 290, 300))).toEqual([]);
});
