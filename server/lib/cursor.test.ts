import { decodeCursor, encodeCursor } from './cursor';
import { FieldsError } from './errors';
import type { SecretKeys } from './secrets';

const KEYS: SecretKeys = ['a key for tests'];
const sortKeys = ['தினை', 14_500, 'ml-thinai'];
const signingOf = (secretKeys: SecretKeys, list = 'list') => ({ secretKeys, purpose: 'product-cursor', list });
const cursor = encodeCursor(sortKeys, signingOf(KEYS));
const read = (given: string, secretKeys = KEYS, list?: string) =>
  decodeCursor(given, (parts) => parts, signingOf(secretKeys, list));

describe('a signed cursor', () => {
  it('round-trips its sort keys', () => expect(read(cursor)).toEqual(sortKeys));

  it('is valid under the previous key until it is dropped', () => {
    expect(read(cursor, ['new key', 'a key for tests'])).toEqual(sortKeys);
    expect(() => read(cursor, ['new key'])).toThrow(FieldsError);
  });

  it('is URL-safe', () => expect(cursor).toMatch(/^[\w-]+$/));

  it.each([
    ['of another list', cursor, 'other'],
    ['cut short', cursor.slice(0, -4), 'list'],
    ['with more at the end', `${cursor}A`, 'list'],
    ['with a letter that is none of its alphabet', `${cursor}=`, 'list'],
    ['with another letter', cursor.replace(/^./, (first) => (first === 'W' ? 'X' : 'W')), 'list'],
    ['empty', '', 'list'],
    ['an empty list', encodeCursor([]), 'list'],
    ['of plain words', 'page-2', 'list'],
    ['of another shape', Buffer.from('{"a":1}').toString('base64url'), 'list'],
    ['of a number', Buffer.from('5').toString('base64url'), 'list'],
    ['unsigned', encodeCursor(sortKeys), 'list'],
    ['made with another key', encodeCursor(sortKeys, signingOf(['another key'])), 'list'],
  ])('is invalid when it is %s', (_what, given, list) => expect(() => read(given, KEYS, list)).toThrow(FieldsError));

  it('is invalid when it was forged', () => {
    const [signature] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[];
    expect(() => read(encodeCursor([signature!, 'a', 1, 'x']))).toThrow(FieldsError);
  });
});

it('takes no unsigned cursor whose sort keys are no position', () => {
  const toPosition = ([id]: unknown[]) => (typeof id === 'string' ? { id } : null);
  expect(decodeCursor(encodeCursor(['thinai']), toPosition)).toEqual({ id: 'thinai' });
  expect(() => decodeCursor(encodeCursor([5]), toPosition)).toThrow(FieldsError);
});
