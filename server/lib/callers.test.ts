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

describe("a caller's keys", () => {
  it('are one address for IPv4', () => {
    expect(callerKeys('::ffff:203.0.113.7')).toEqual([{ network: '203.0.113.7', share: 1 }]);
  });

  it('are the /64, the /56 and the /48 for IPv6, with growing shares', () => {
    expect(callerKeys('2001:db8:1:2fe::1')).toEqual([
      { network: '2001:db8:1:2fe', share: 1 },
      { network: '2001:db8:1:200/56', share: 2 },
      { network: '2001:db8:1/48', share: 4 },
    ]);
  });
});
