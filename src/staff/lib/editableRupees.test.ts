import { readRupees } from '../../../contract/readRupees';
import { editableRupees } from './editableRupees';

it.each([
  ['340', 34_000],
  ['₹1,234.5', 123_450],
  [' 0.05 ', 5],
  ['0', 0],
  ['1,50,000', 15_000_000],
  ['75,50', null],
  ['1,5000', null],
  ['', null],
  ['12.345', null],
  ['-5', null],
  ['3e2', null],
])('reads %j as %j paise', (text, paise) => expect(readRupees(text)).toBe(paise));

it('writes what it reads', () => expect([34_000, 123_450, 5].map(editableRupees)).toEqual(['340', '1234.50', '0.05']));
