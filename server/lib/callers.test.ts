import { callerKeys, hashCaller } from './callers';

const KEY = 'a key of the test, long enough to be one';
const same = (left: string, right: string) => hashCaller(KEY, left) === hashCaller(KEY, right);

describe("a caller's hash", () => {
  it('distinguishes IPv4 addresses and depends on the key', () => {
    expect(same('203.0.113.7', '203.0.113.7')).toBe(true);
    expect(same('203.0.113.7', '203.0.113.8')).toBe(false);
    expect(hashCaller('another key', '203.0.113.7')).not.toBe(hashCaller(KEY, '203.0.113.7'));
  });

  it('is the same for an IPv4-mapped IPv6 address', () => {
    expect(same('::ffff:203.0.113.7', '203.0.113.7')).toBe(true);
  });

  it('counts an IPv6 /64 network as one caller in any notation', () => {
    expect(same('2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe(true);
    expect(same('2001:db8:1:2::1', '2001:0DB8:0001:0002::9')).toBe(true);
    expect(same('2001:db8::1', '2001:db8:0:0:5::')).toBe(true);
    expect(same('fe80::1%eth0', 'fe80::2')).toBe(true);
    expect(same('2001:db8:1:2::1', '2001:db8:1:3::1')).toBe(false);
    expect(same('::1', '2001:db8::1')).toBe(false);
  });
});

describe('the keys of a caller', () => {
  const keysOf = (address: string) => callerKeys(address).map(({ key }) => key);

  it('are one for IPv4 and for anything unknown', () => {
    expect(callerKeys('203.0.113.7')).toEqual([{ key: '203.0.113.7', weight: 1 }]);
    expect(callerKeys('::ffff:203.0.113.7')).toEqual(callerKeys('203.0.113.7'));
    expect(callerKeys('unix:')).toEqual([{ key: 'unix:', weight: 1 }]);
  });

  it('are three networks for IPv6, the larger ones with larger caps', () => {
    const keys = callerKeys('2001:db8:1:2ff::1');
    expect(keys.map(({ weight }) => weight)).toEqual([1, 4, 16]);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
  });

  it.each([
    ['2001:db8:1:2ff::1', '2001:db8:1:2fe::1', [false, true, true]],
    ['2001:db8:1:2ff::1', '2001:db8:1:3ff::1', [false, false, true]],
    ['2001:db8:1:2ff::1', '2001:db8:2:2ff::1', [false, false, false]],
  ])('of %s and %s are shared: %j', (left, right, shared) => {
    const others = keysOf(right);
    expect(keysOf(left).map((key, at) => key === others[at])).toEqual(shared);
  });
});
