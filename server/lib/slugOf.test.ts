import { slugOf } from './slugOf';

it.each([
  ['Foxtail Millet (Thinai) rice', 'foxtail-millet-thinai'],
  ['Pearl Millet (Kambu) whole', 'pearl-millet-kambu'],
  ['Finger Millet (Ragi / Kezhvaragu) whole', 'finger-millet-ragi-kezhvaragu'],
  ['Kullakar (red, for idli and dosa)', 'kullakar'],
  ['Karuppu Kavuni (black rice)', 'karuppu-kavuni'],
  ['Five Siridhanya Combo (5 x 500 g)', 'five-siridhanya-combo'],
  ['Multi-Millet Health Mix (Sathu Maavu)', 'multi-millet-health-mix-sathu-maavu'],
  ['Ragi Flour', 'ragi-flour'],
])('%s becomes %s', (name, slug) => expect(slugOf(name)).toBe(slug));
