import { allocate } from './allocate';

describe('an amount spread over weights', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [0, 5, 0], [0, 10, 0]],
    [5, [0, 0], [0, 0]],
    [0, [3, 4], [0, 0]],
    [1, [1, 3], [0, 1]],
    [999_999_999, [9_999_999_999, 1], [999_999_999, 0]],
  ])('%d over %j', (amount, weights, shares) => expect(allocate(amount, weights)).toEqual(shares));
});
