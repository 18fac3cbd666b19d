import { buildBillLine } from '../testing/builders/orders';
import { readCartWords, STORAGE_NAMES } from './storedValues';

const { slug, name, secondName, netGrams } = buildBillLine();
const picture = { path: '/pictures/thinai', width: 640, height: 640, avif: [160, 640], webp: [640], placeholder: '' };
const line = { slug, name, secondName, picture, netGrams, addons: ['Gift box'] };

const keep = (value: unknown) => window.localStorage.setItem(STORAGE_NAMES.cartWords, JSON.stringify(value));

describe('the stored text of the cart', () => {
  it('come by line', () => {
    keep({ language: 'ta', lines: { pack: line } });
    expect(readCartWords(window.localStorage)).toEqual({ language: 'ta', lines: { pack: line } });
  });

  it('never include a price', () => {
    keep({ language: 'ta', lines: { pack: { ...line, productPrice: 100 } } });
    expect(readCartWords(window.localStorage).lines).toEqual({ pack: line });
  });

  it.each([
    ['', null],
    ['', []],
    ['', { language: 5, lines: {} }],
    ['', { language: 'en', lines: 'x' }],
    ['en', { language: 'en', lines: { pack: null } }],
    ['en', { language: 'en', lines: { pack: { ...line, name: '' } } }],
    ['en', { language: 'en', lines: { pack: { ...line, netGrams: '500' } } }],
    ['en', { language: 'en', lines: { pack: { ...line, addons: 'Gift box' } } }],
  ])('are dropped where they are damaged: %j %j', (language, value) => {
    keep(value);
    expect(readCartWords(window.localStorage)).toEqual({ language, lines: {} });
  });

  it.each([
    5,
    { ...picture, path: 7 },
    { ...picture, avif: [] },
    { ...picture, webp: ['640'] },
    { ...picture, width: 0 },
  ])('lose only their picture where that is damaged: %j', (damaged) => {
    keep({ language: 'en', lines: { pack: { ...line, picture: damaged } } });
    expect(readCartWords(window.localStorage).lines).toEqual({ pack: { ...line, picture: null } });
  });
});
