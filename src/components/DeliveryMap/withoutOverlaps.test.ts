import { withoutOverlaps } from './withoutOverlaps';

const at = (left: number, top: number) => ({ left, top, width: 80, height: 20 });

it('selects boxes that are apart, or just touch', () => {
  const boxes = [at(0, 0), at(80, 0), at(0, 20)];
  expect(withoutOverlaps(boxes)).toEqual(boxes);
});

it('drops what would cover an earlier one', () => {
  const [first, covering, apart] = [at(0, 0), at(40, 10), at(200, 0)];
  expect(withoutOverlaps([first, covering, apart])).toEqual([first, apart]);
});

it('lets a dropped box make no room scarce', () => {
  const [first, dropped, free] = [at(0, 0), at(70, 0), at(140, 0)];
  expect(withoutOverlaps([first, dropped, free])).toEqual([first, free]);
});
