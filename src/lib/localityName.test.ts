import { localityName } from './localityName';

const peelamedu = { name: 'Peelamedu', nameTa: 'பீளமேடு', nameHi: 'पीलमेडु' };

test.each([
  ['en', 'Peelamedu', 'en'],
  ['ta', 'பீளமேடு', 'ta'],
  ['hi', 'पीलमेडु', 'hi'],
])('in %s shows %s, which is in %s', (language, name, lang) =>
  expect(localityName(peelamedu, language)).toEqual({ name, lang }),
);

it('shows the English name where the shop has no Hindi one', () =>
  expect(localityName({ ...peelamedu, nameHi: '' }, 'hi')).toEqual({ name: 'Peelamedu', lang: 'en' }));
