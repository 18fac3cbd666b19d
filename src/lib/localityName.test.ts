import { localityName } from './localityName';

const peelamedu = { name: 'Peelamedu', nameTa: 'பீளமேடு' };

test.each([
  ['en', 'Peelamedu', 'en'],
  ['ta', 'பீளமேடு', 'ta'],
  ['hi', 'Peelamedu', 'en'],
])('in %s shows %s, which is in %s', (language, name, lang) =>
  expect(localityName(peelamedu, language)).toEqual({ name, lang }),
);
