import { createCursors } from './cursor';

const cursors = createCursors('a key for tests');
const place = ['தினை', 14_500, 'ml-thinai'];
const cursor = cursors.write(place, 'list');

it('leads back to its place', () => expect(cursors.read(cursor, 'list')).toEqual(place));

it('is fit for a URL', () => expect(cursor).toMatch(/^[\w-]+$/));

it.each([
  ['of another list', cursor, 'other'],
  ['cut short', cursor.slice(0, -4), 'list'],
  ['with more at the end', `${cursor}A`, 'list'],
  ['with a letter that is none of its alphabet', `${cursor}=`, 'list'],
  ['with another letter', cursor.replace(/^./, (first) => (first === 'W' ? 'X' : 'W')), 'list'],
  ['empty', '', 'list'],
  ['of plain words', 'page-2', 'list'],
  ['of another shape', Buffer.from('{"a":1}').toString('base64url'), 'list'],
  ['of a number', Buffer.from('5').toString('base64url'), 'list'],
  ['made with another key', createCursors('another key').write(place, 'list'), 'list'],
])('leads nowhere when it is %s', (_what, given, list) => expect(cursors.read(given, list)).toBeNull());

it('leads nowhere when somebody else chose the place', () => {
  const [seal] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[];
  const forged = Buffer.from(JSON.stringify([seal, 'a', 1, 'x'])).toString('base64url');
  expect(cursors.read(forged, 'list')).toBeNull();
});
