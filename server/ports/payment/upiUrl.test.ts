import { upiUrl } from './upiUrl';

const request = {
  payeeAddress: 'vayal.shop@okbank',
  payeeName: 'Vayal green foods & more',
  reference: 'k3-Xy_9aQ',
  note: 'Order VY100001',
  amountPaise: 14_500,
};
const read = (url: string) => new URLSearchParams(url.slice('upi://pay?'.length));

describe('a UPI link', () => {
  it('names payee, reference, note, amount and currency', () => {
    expect(upiUrl({ ...request, merchantCategory: '5411' })).toBe(
      'upi://pay?pa=vayal.shop@okbank&pn=Vayal%20green%20foods%20%26%20more&tr=k3-Xy_9aQ&tn=Order%20VY100001' +
        '&am=145.00&cu=INR&mc=5411&mode=04',
    );
  });

  it.each([
    [1, '0.01'],
    [5, '0.05'],
    [100, '1.00'],
    [14_550, '145.50'],
    [10_000_000, '100000.00'],
  ])('writes %d paise as ₹%s', (amountPaise, rupees) => {
    expect(read(upiUrl({ ...request, amountPaise })).get('am')).toBe(rupees);
  });

  it('preserves Tamil letters and never splits one', () => {
    expect(read(upiUrl({ ...request, payeeName: 'வயல்' })).get('pn')).toBe('வயல்');
    expect(read(upiUrl({ ...request, payeeName: '🌾'.repeat(200) })).get('pn')).toBe('🌾'.repeat(80));
    // A letter with its vowel sign is two characters: 100 of them after one don't end between the two.
    const payeeName = `அ${'வா'.repeat(100)}`;
    expect(read(upiUrl({ ...request, payeeName })).get('pn')).toBe(`அ${'வா'.repeat(39)}`);
  });

  it.each([
    ['an amount of nothing', { amountPaise: 0 }],
    ['an amount below nothing', { amountPaise: -100 }],
    ['half a paisa', { amountPaise: 0.5 }],
    ['a reference of 36 characters', { reference: 'a'.repeat(36) }],
    ['a reference with a space', { reference: 'VY 1' }],
    ['an empty reference', { reference: '' }],
    ['an address that adds a parameter', { payeeAddress: 'a@b&am=1' }],
    ['an address without a bank', { payeeAddress: 'vayal' }],
    ['a category with letters', { merchantCategory: '54a1' }],
  ])('rejects %s', (_what, wrong) => expect(() => upiUrl({ ...request, ...wrong })).toThrow(RangeError));
});
