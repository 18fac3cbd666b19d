import { isGstin, stateOfGstin } from './gstin';
import { problemsOf, FORMATS, type Format, type SettingsValues } from './settingsFields';

const all = (text: string) => ({ en: text, ta: text, hi: text });

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '33AAACH7409R1Z8'])(
    'is accepted where its check sign fits: %s',
    (text) => expect(isGstin(text)).toBe(true),
  );

  it.each([
    ['a wrong check sign', '33AAACH7409R1Z9'],
    ['two letters exchanged', '33AACAH7409R1Z8'],
    ['a state that is none', '39AAACH7409R1ZW'],
    ['small letters', '33aaach7409r1z8'],
    ['a sign too few', '33AAACH7409R1Z'],
    ['nothing', ''],
  ])('is rejected with %s', (_what, text) => expect(isGstin(text)).toBe(false));

  it('names the state of its seller', () => expect(stateOfGstin('33AAACH7409R1Z8')).toBe('33'));
});

test.each<[Format, string[], string[]]>([
  ['email', ['shop@example.com'], ['shop', 'shop@', 'a b@example.com']],
  ['phone', ['+91 98765 43210', '0422 000 0001', '9876543210'], ['12345', '+91 98765 43210 99', 'call 9876543210']],
  [
    'https',
    ['https://www.instagram.com/vayal'],
    ['http://shop.example', 'javascript:alert(1)', 'https://shop', 'https://a:b@shop.example', 'shop.example'],
  ],
  ['fssai', ['12345678901234', '22345678901234'], ['1234567890123', '32345678901234', '1234567890123a']],
  ['upi', ['shop@okbank'], ['shop', 'shop@', '@okbank', 'shop @okbank']],
  ['payeeName', ['Vayal Green Foods & Co.'], ['வ'.repeat(100), '', ' Vayal']],
])('a text of the format %s is accepted or rejected as a whole', (format, good, bad) => {
  expect(good.filter((text) => !FORMATS[format](text))).toEqual([]);
  expect(bad.filter((text) => FORMATS[format](text))).toEqual([]);
});

const shop: SettingsValues<'shop'> = {
  name: all('Vayal'),
  storeName: all('Vayal green foods'),
  legalName: all('Vayal Foods Private Limited'),
  copyright: all('© 2024'),
};

describe('a section', () => {
  it('is rejected field by field: names in three scripts of 200 letters, and lines that break', () => {
    const name = { en: 'v'.repeat(200), ta: 'வ'.repeat(200), hi: 'व'.repeat(200) };
    expect(problemsOf('shop', { ...shop, name, copyright: { ...all('©'), hi: 'a\nb' } }, [])).toEqual({
      'name.en': { problem: 'tooLong', max: 40 },
      'name.ta': { problem: 'tooLong', max: 40 },
      'name.hi': { problem: 'tooLong', max: 40 },
      'copyright.hi': { problem: 'oneLine' },
    });
  });

  it('may leave translations out, and the English text only while it is a sample', () => {
    const values = { ...shop, name: { en: 'Vayal', ta: '', hi: '' }, legalName: all('') };
    expect(problemsOf('shop', values, ['legalName'])).toEqual({});
    expect(problemsOf('shop', values, [])).toEqual({ 'legalName.en': { problem: 'required' } });
    expect(problemsOf('shop', { ...shop, legalName: { en: '', ta: 'வயல்', hi: '' } }, ['legalName'])).toEqual({
      'legalName.en': { problem: 'required' },
    });
  });

  it('of licences needs a GSTIN unless the seller is not registered', () => {
    const licences: SettingsValues<'licences'> = {
      fssaiLicence: '12345678901234',
      gstStatus: 'REGULAR',
      gstin: '',
      organicNeedsCertificate: true,
    };
    expect(problemsOf('licences', licences, [])).toEqual({ gstin: { problem: 'required' } });
    expect(problemsOf('licences', { ...licences, gstStatus: 'UNREGISTERED' }, [])).toEqual({});
    expect(problemsOf('licences', { ...licences, gstin: '33AAACH7409R1Z9' }, [])).toEqual({
      gstin: { problem: 'gstin' },
    });
  });

  it('the section of shop rules turns amber before red, and takes whole numbers alone', () => {
    const counter: SettingsValues<'counter'> = {
      refundLimitPaise: 50_000,
      secondPersonPaise: 500_000,
      warnMinutes: 45,
      lateMinutes: 15,
      complaintHours: 0.5,
      shelfLifePercent: 101,
      shelfLifeDays: Number.NaN,
      shelfWarnDays: 14,
    };
    expect(problemsOf('counter', counter, [])).toEqual({
      lateMinutes: { problem: 'lateBeforeWarn' },
      complaintHours: { problem: 'number', min: 1, max: 720 },
      shelfLifePercent: { problem: 'number', min: 0, max: 100 },
      shelfLifeDays: { problem: 'number', min: 0, max: 365 },
    });
  });
});
