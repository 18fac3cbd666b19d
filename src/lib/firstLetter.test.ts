import { firstLetter } from './firstLetter';

test.each([
  ['Meena', 'M'],
  [' Meena', 'M'],
  ['😀 Ravi', 'R'],
  ['E\u0301ric', 'E\u0301'],
  ['கிருஷ்ணன்', 'கி'],
  ['ராஜா', 'ரா'],
  ['க்ஷமா', 'க்ஷ'],
  ['க்ஷீரா', 'க்ஷீ'],
  ['ஸ்ரீதர்', 'ஸ்ரீ'],
  ['ஸ்டாலின்', 'ஸ்'],
  ['मीना', 'मी'],
  ['क्षमा', 'क्ष'],
  ['श्रीराम', 'श्री'],
  ['😀', '😀'],
  ['', ''],
])('the first letter of "%s" is "%s"', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});
