import { createCursors } from './cursor';

const cursors = createCursors(['a key for tests']);
const position = ['தினை', 14_500, 'ml-thinai'];
const cursor = cursors.write(position, 'list');

it('round-trips its position', () => expect(cursors.read(cursor, 'list')).toEqual(position));

it('is valid under the previous key until it is dropped', () => {
  expect(createCursors(['new key', 'a key for tests']).read(cursor, 'list')).toEqual(position);
  expect(createCursors(['new key']).read(cursor, 'list')).toBeNull();
});

it('is URL-safe', () => expect(cursor).toMatch(/^[\w-]+$/));

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
  ['made with another key', createCursors(['another key']).write(position, 'list'), 'list'],
])('is invalid when it is %s', (_what, given, list) => expect(cursors.read(given, list)).toBeNull());

it('is invalid when it was forged', () => {
  const [seal] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[];
  const forged = Buffer.from(JSON.stringify([seal, 'a', 1, 'x'])).toString('base64url');
  expect(cursors.read(forged, 'list')).toBeNull();
});
