import { buildBillLine } from '../testing/builders/orders';
import { clearStorage, readCartDetails, STORAGE_NAMES } from './storedValues';

const { slug, name, secondName, netGrams, measure } = buildBillLine();
const picture = { path: '/pictures/thinai', width: 640, height: 640, avif: [160, 640], webp: [640], placeholder: '' };
const line = { slug, name, secondName, picture, netGrams, measure, addons: ['Gift box'] };

const store = (value: unknown) => window.localStorage.setItem(STORAGE_NAMES.cartWords, JSON.stringify(value));

it('clears what is the customer’s by name, and leaves the rest to the staff of the same device', () => {
  const staff = { staffToken: 'x', staffPickList: '[]', 'staffViews:staff-1': '[]', staffAlerts: 'on' };
  for (const [name, value] of Object.entries({ token: 'y', cartItems: '[]', browserTokens: '[]', ...staff }))
    window.localStorage.setItem(name, value);
  const stored = (): unknown => Object.fromEntries(Object.entries(window.localStorage));
  const clear = jest.spyOn(Storage.prototype, 'clear');
  clearStorage(window.localStorage, ['browserTokens']);
  expect(stored()).toEqual({ browserTokens: '[]', ...staff });
  clearStorage(window.localStorage);
  expect(stored()).toEqual(staff);
  // Its event would log the staff area out in another tab.
  expect(clear).not.toHaveBeenCalled();
});

describe('stored cart details', () => {
  it('are read by line', () => {
    store({ language: 'ta', lines: { pack: line } });
    expect(readCartDetails(window.localStorage)).toEqual({ language: 'ta', lines: { pack: line } });
  });

  it('are of a weight where they were stored before there was another measure', () => {
    store({ language: 'ta', lines: { pack: { ...line, measure: undefined } } });
    expect(readCartDetails(window.localStorage).lines).toEqual({ pack: { ...line, measure: 'WEIGHT' } });
  });

  it('have no price, whatever is stored', () => {
    store({ language: 'ta', lines: { pack: { ...line, productPrice: 100 } } });
    expect(readCartDetails(window.localStorage).lines).toEqual({ pack: line });
  });

  it.each([
    ['', null],
    ['', []],
    ['', { language: 5, lines: {} }],
    ['', { language: 'en', lines: 'x' }],
    ['en', { language: 'en', lines: { pack: null } }],
    ['en', { language: 'en', lines: { pack: { ...line, name: '' } } }],
    ['en', { language: 'en', lines: { pack: { ...line, netGrams: '500' } } }],
    ['en', { language: 'en', lines: { pack: { ...line, measure: 'GALLON' } } }],
    ['en', { language: 'en', lines: { pack: { ...line, addons: 'Gift box' } } }],
  ])('are dropped where damaged: %j %j', (language, value) => {
    store(value);
    expect(readCartDetails(window.localStorage)).toEqual({ language, lines: {} });
  });

  it.each([
    5,
    { ...picture, path: 7 },
    { ...picture, avif: [] },
    { ...picture, webp: ['640'] },
    { ...picture, width: 0 },
  ])('lose only a damaged picture: %j', (damaged) => {
    store({ language: 'en', lines: { pack: { ...line, picture: damaged } } });
    expect(readCartDetails(window.localStorage).lines).toEqual({ pack: { ...line, picture: null } });
  });
});
