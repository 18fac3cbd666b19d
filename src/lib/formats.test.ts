import { formatSize, sizeOfSet, type Measure } from '../../contract/packSize';
import { formatCell } from './cells';
import { formatCount } from './counts';
import { formatDate, formatDateTime, formatDisplayDate, formatFileDate, formatTime } from './dates';
import { deliveryDay } from './deliveryPromise';
import { isInsideArea } from './geo';
import { formatPaise } from './money';
import { formatUnitPrice, percentOff } from './unitPrice';

describe('formats', () => {
  test.each([
    [0, '₹0'],
    [14500, '₹145'],
    [123456750, '₹12,34,567.50'],
    [-5005, '−₹50.05'],
  ])('writes %d paise as %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text);
  });

  it('writes amounts as Intl would', () => {
    const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });
    const amounts = Array.from({ length: 3_000 }, (_, at) => Math.round(1.007 ** at));
    for (const paise of [...amounts, 99, 100, 99_999, 100_000, 9_999_999, 10_000_000]) {
      for (const signed of [paise, -paise]) {
        expect(formatPaise(signed)).toBe(
          rupees
            .format(signed / 100)
            .replace('-', '−')
            .replace(/\.00$/, ''),
        );
      }
    }
  });

  test.each<[number, Measure | undefined, string, string, string]>([
    [250, undefined, '250 g', '250 g', '250 g'],
    [1000, 'WEIGHT', '1 kg', '1 kg', '1 kg'],
    [2500, 'WEIGHT', '2.5 kg', '2.5 kg', '2.5 kg'],
    [750, 'VOLUME', '750 ml', '750 ml', '750 ml'],
    [1500, 'VOLUME', '1.5 L', '1.5 L', '1.5 L'],
    [1, 'PIECE', '1 piece', '1 எண்ணம்', '1 नग'],
    [24, 'DOZEN', '2 dozen', '2 டஜன்', '2 दर्जन'],
    [3, 'BUNCH', '3 bunches', '3 கட்டுகள்', '3 गड्डियाँ'],
  ])('writes the size %d of a pack by %s as %s', (netGrams, measure, ...texts) => {
    expect((['en', 'ta', 'hi'] as const).map((language) => formatSize({ netGrams, measure }, language))).toEqual(texts);
  });

  test.each<[string, [number, Measure, number][], number, Measure]>([
    [
      'weighs what it holds',
      [
        [500, 'WEIGHT', 2],
        [1000, 'WEIGHT', 1],
      ],
      2000,
      'WEIGHT',
    ],
    [
      'counts a dozen as pieces',
      [
        [12, 'DOZEN', 1],
        [6, 'PIECE', 2],
      ],
      24,
      'PIECE',
    ],
    ['of dozens is in dozens', [[12, 'DOZEN', 2]], 24, 'DOZEN'],
    [
      'counts packs that do not add up',
      [
        [500, 'WEIGHT', 2],
        [1000, 'VOLUME', 1],
      ],
      3,
      'PIECE',
    ],
  ])('a set %s', (_how, parts, netGrams, measure) => {
    const sized = parts.map(([size, unit, quantity]) => ({ netGrams: size, measure: unit, quantity }));
    expect(sizeOfSet(sized)).toEqual({ netGrams, measure });
  });

  it('gives the unit price per gram below a kilogram and per kilogram above', () => {
    const ofWeight = (paise: number, netGrams: number) => formatUnitPrice(paise, { netGrams }, 'en');
    expect(ofWeight(7500, 500)).toBe('₹0.15/g');
    expect(ofWeight(69000, 5000)).toBe('₹138.00/kg');
    expect(ofWeight(10000, 3000)).toBe('₹33.33/kg');
    expect(ofWeight(20000, 3000)).toBe('₹66.67/kg');
    expect(ofWeight(600000, 5000)).toBe('₹1,200.00/kg');
  });

  it('gives the unit price per ml, litre, piece or bunch of what is not weighed', () => {
    expect(formatUnitPrice(15000, { netGrams: 750, measure: 'VOLUME' }, 'en')).toBe('₹0.20/ml');
    expect(formatUnitPrice(90000, { netGrams: 5000, measure: 'VOLUME' }, 'ta')).toBe('₹180.00/L');
    expect(formatUnitPrice(8400, { netGrams: 12, measure: 'DOZEN' }, 'en')).toBe('₹7.00/piece');
    expect(formatUnitPrice(3000, { netGrams: 2, measure: 'BUNCH' }, 'hi')).toBe('₹15.00/गड्डी');
  });

  it.each(['WEIGHT', 'VOLUME', 'PIECE', 'BUNCH'] as const)(
    'leaves the unit price of a %s out where it is the price',
    (measure) => {
      const netGrams = measure === 'WEIGHT' || measure === 'VOLUME' ? 1000 : 1;
      expect(formatUnitPrice(14500, { netGrams, measure }, 'en')).toBeNull();
    },
  );

  it('rounds the percentage off down, and never claims one that is not there', () => {
    expect(percentOff(13900, 14500)).toBe(4);
    expect(percentOff(14500, 14500)).toBe(0);
  });

  it('writes dates in Indian time, which may already be tomorrow', () => {
    const lateInTheDayUtc = '2026-09-20T20:05:00Z';
    expect(formatDate(lateInTheDayUtc)).toBe('21/09/2026');
    expect(formatDisplayDate(lateInTheDayUtc)).toBe('21\u00A0Sep\u00A02026');
    expect(formatFileDate(lateInTheDayUtc)).toBe('2026-09-21');
    expect(formatDisplayDate(lateInTheDayUtc, 'ta')).toBe('21\u00A0செப்.\u00A02026');
    expect(formatDisplayDate(lateInTheDayUtc, 'hi')).toBe('21\u00A0सितंबर\u00A02026');
    expect(formatTime(lateInTheDayUtc)).toBe('1:35 am');
    expect(formatTime(lateInTheDayUtc, 'ta')).toBe('அதிகாலை 1:35');
    expect(formatTime('2026-11-26T08:30:00Z', 'hi')).toBe('दोपहर 2:00');
    expect(formatDateTime(lateInTheDayUtc)).toMatch(/^21\u00A0Sep\u00A02026, 1:35\sam$/);
  });

  test.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1K'],
    [1200, '1.2K'],
    [150_000, '1.5L'],
    [25_000_000, '2.5Cr'],
  ])('writes the count %d as %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  test.each([
    [[], '-'],
    [['Ragi'], 'Ragi'],
    [['Ragi', 'Kambu', 'Thinai'], 'Ragi, Kambu'],
  ])('writes the cell of %j as %s', (items, text) => {
    expect(formatCell(items, 2)).toBe(text);
  });
});

describe('deliveryDay', () => {
  // 23:30 and 00:30 in India.
  const beforeMidnight = '2026-11-25T18:00:00.000Z';
  const afterMidnight = '2026-11-25T19:00:00.000Z';

  it('counts calendar days in India', () => {
    expect(deliveryDay(2, beforeMidnight)).toEqual({ weekday: 'Friday', day: '27', month: 'November' });
    expect(deliveryDay(2, afterMidnight)).toEqual({ weekday: 'Saturday', day: '28', month: 'November' });
    expect(deliveryDay(0, beforeMidnight)).toEqual({ weekday: 'Wednesday', day: '25', month: 'November' });
  });

  it('names the day in the user’s language, with digits as in prices', () => {
    expect(deliveryDay(2, beforeMidnight, 'ta')).toEqual({ weekday: 'வெள்ளி', day: '27', month: 'நவம்பர்' });
    expect(deliveryDay(2, beforeMidnight, 'hi')).toEqual({ weekday: 'शुक्रवार', day: '27', month: 'नवंबर' });
  });
});

describe('isInsideArea', () => {
  const area = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 4 },
    { lat: 2, lng: 2 },
    { lat: 4, lng: 4 },
    { lat: 4, lng: 0 },
  ];

  it('distinguishes inside from outside, also in the dent of an area that is not convex', () => {
    expect(isInsideArea({ lat: 2, lng: 1 }, area)).toBe(true);
    expect(isInsideArea({ lat: 2, lng: 3 }, area)).toBe(false);
    expect(isInsideArea({ lat: 9, lng: 1 }, area)).toBe(false);
  });

  it('finds nothing inside an area without corners', () => {
    expect(isInsideArea({ lat: 0, lng: 0 }, [])).toBe(false);
  });
});
