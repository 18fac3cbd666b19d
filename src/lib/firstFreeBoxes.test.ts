import { firstFreeBoxes } from './firstFreeBoxes';

const at = (left: number, top: number) => ({ left, top, width: 80, height: 20 });
const view = { left: 0, top: 0, width: 400, height: 300 };

it('takes the first box where nothing is in its way; boxes may touch', () => {
  expect(firstFreeBoxes([[at(0, 0)], [at(80, 0)], [at(0, 20)]], view, [])).toEqual([0, 0, 0]);
});

it('takes another box of the item when the first would cover an earlier one, or an obstacle', () => {
  expect(firstFreeBoxes([[at(0, 0)], [at(40, 10), at(200, 0)]], view, [])).toEqual([0, 1]);
  expect(firstFreeBoxes([[at(0, 0), at(0, 100)]], view, [at(10, 10)])).toEqual([1]);
});

it('places nothing where each box is covered, or cut by the edge', () => {
  expect(firstFreeBoxes([[at(0, 0)], [at(40, 10)], [at(350, 0), at(0, 290)]], view, [])).toEqual([0, -1, -1]);
});

it('reserves no room for what is not placed', () => {
  expect(firstFreeBoxes([[at(0, 0)], [at(70, 0)], [at(140, 0)]], view, [])).toEqual([0, -1, 0]);
});
