import { cleanOrderNumber, isReference } from './references';

it('recognizes a bank reference by its twelve digits', () =>
  expect(['412345678901', '41234567890', '41234567890A'].map(isReference)).toEqual([true, false, false]));

it('completes an order number while it is typed', () =>
  expect(['1', 'vy 100001', 'VY', 'V', ''].map(cleanOrderNumber)).toEqual(['VY1', 'VY100001', 'VY', 'V', '']));
