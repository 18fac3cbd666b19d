import { slotInWords } from './slotInWords';

const slot = (start: string, end: string, day = '2026-11-27') => ({
  startsAt: `${day}T${start}:00+05:30`,
  endsAt: `${day}T${end}:00+05:30`,
});

/** Replaces the special spaces and word joiners by plain ones. */
const plain = (words: string): string => words.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

it.each([
  ['en', '07:00', '10:00', 'Fri 27 Nov, 7–10 am'],
  ['en', '16:30', '19:00', 'Fri 27 Nov, 4:30–7 pm'],
  ['en', '10:00', '13:00', 'Fri 27 Nov, 10 am – 1 pm'],
  ['en', '00:00', '23:59', 'Fri 27 Nov, 12 am – 11:59 pm'],
  ['ta', '07:00', '10:00', 'வெள். 27 நவ. காலை 7–10'],
  ['ta', '16:00', '19:00', 'வெள். 27 நவ. மாலை 4–7'],
  ['ta', '11:00', '13:00', 'வெள். 27 நவ. காலை 11 – மதியம் 1'],
  ['hi', '07:00', '10:00', 'शुक्र 27 नवंबर, सुबह 7–10'],
  ['hi', '18:00', '21:00', 'शुक्र 27 नवंबर, शाम 6 – रात 9'],
] as const)('writes a slot in %s from %s to %s', (language, start, end, words) => {
  expect(plain(slotInWords(slot(start, end), language))).toBe(words);
});

it('lets no line break within a date or a time, but after the dash of a long one', () => {
  expect(slotInWords(slot('07:00', '10:00'), 'en')).toBe('Fri 27\u00A0Nov, 7–\u206010\u00A0am');
  expect(slotInWords(slot('18:00', '21:00'), 'hi')).toBe('शुक्र 27\u00A0नवंबर, शाम\u00A06\u00A0– रात\u00A09');
});

it('names the day in Indian time', () => {
  const late = { startsAt: '2026-09-20T20:30:00Z', endsAt: '2026-09-20T22:30:00Z' };
  expect(plain(slotInWords(late, 'en'))).toBe('Mon 21 Sep, 2–4 am');
});
