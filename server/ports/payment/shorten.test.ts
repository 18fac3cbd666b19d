import { isPageOf } from './paymentPages';
import { shorten } from './shorten';

describe('a shop’s name', () => {
  it('of 100 Tamil letters is cut between letters, never inside one', () => {
    const letter = 'கொ'; // The letter consists of two code points.
    expect(shorten(letter.repeat(100), 51)).toBe(letter.repeat(25));
    expect(shorten('வயல் இயற்கை', 200)).toBe('வயல் இயற்கை');
    expect(shorten('', 5)).toBe('');
  });
});

describe('a page that customers are sent to', () => {
  const api = 'https://api.razorpay.com';
  it.each([
    ['https://rzp.io/rzp/1', true],
    ['https://pages.razorpay.com/1', true],
    ['http://rzp.io/rzp/1', false],
    ['https://rzp.io.evil.example/1', false],
    ['https://evilrzp.io/1', false],
    ['javascript:alert(1)//rzp.io', false],
    ['/order', false],
  ])('%s is the provider’s: %s', (page, isTheirs) => {
    expect(isPageOf(page, ['rzp.io', 'razorpay.com'], api)).toBe(isTheirs);
  });
});
