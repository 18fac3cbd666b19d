import { codeMatches, generateCode, hashCode } from './codes';

const KEY = 'a key of the test, long enough to be one';

describe('one-time codes', () => {
  it('have exactly the configured number of digits, leading zeros included', () => {
    const codes = Array.from({ length: 3000 }, () => generateCode(4));
    expect(codes.filter((code) => !/^[0-9]{4}$/.test(code))).toEqual([]);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(generateCode(8)).toMatch(/^[0-9]{8}$/);
  });

  it('spread over the whole range', () => {
    const codes = new Set(Array.from({ length: 3000 }, () => generateCode(4)));
    expect(codes.size).toBeGreaterThan(2300);
  });

  it('match in their own session, under their own key, and nowhere else', () => {
    const hash = hashCode(KEY, 'session-1', '1234');
    expect(codeMatches([KEY], 'session-1', '1234', hash)).toBe(true);
    expect(codeMatches([KEY], 'session-1', '1235', hash)).toBe(false);
    expect(codeMatches([KEY], 'session-2', '1234', hash)).toBe(false);
    expect(codeMatches(['another key'], 'session-1', '1234', hash)).toBe(false);
    expect(codeMatches([KEY], 'session-1', '1234', 'damaged')).toBe(false);
  });

  it('match under the previous key until it is dropped', () => {
    const hash = hashCode(KEY, 'session-1', '1234');
    expect(codeMatches(['new key', KEY], 'session-1', '1234', hash)).toBe(true);
    expect(codeMatches(['new key', KEY], 'session-1', '1235', hash)).toBe(false);
    expect(codeMatches(['new key'], 'session-1', '1234', hash)).toBe(false);
  });

  it('are stored under the key, so that trying all of them without it finds nothing', () => {
    const hash = hashCode(KEY, 'session-1', '1234');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashCode('another key', 'session-1', '1234')).not.toBe(hash);
  });
});
