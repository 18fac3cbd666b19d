import { authorName } from './authorName';

it.each([
  ['Kavitha Raman', 'Kavitha R.'],
  ['  கவிதா  ராமன் ', 'கவிதா ரா.'],
  ['Meena', 'Meena'],
  ['9876543210', ''],
  ['meena@example.com', ''],
  ['A'.repeat(40), 'A'.repeat(20)],
])('shows %j as %j', (name, shown) => expect(authorName(name)).toBe(shown));
