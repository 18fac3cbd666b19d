import { labelsWithoutOverlaps } from './labelsWithoutOverlaps';

const place = (name: string, x: number, y: number) => ({ name, x, y });

it('labels a place unless an earlier name is in its way or the edge is', () => {
  const places = [
    place('Peelamedu', 100, 100),
    place('Hope College', 140, 105),
    place('Gandhipuram', 100, 130),
    place('Singanallur', 560, 300),
  ];
  expect(labelsWithoutOverlaps(places, 600).map(({ name }) => name)).toEqual(['Peelamedu', 'Gandhipuram']);
});
