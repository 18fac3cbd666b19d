import { EMAIL_PATTERN, LANGUAGES, VISIBLE_SIGN, type Language } from './constants';
import { INVOICE_MOMENTS } from './invoiceConstants';
import { isGstin } from './gstin';
import { readMobileNumber } from './readMobileNumber';

/**
 * The server's schemas and the staff area's forms are both made from this table. `server/modules/shopSettings/sections`
 * says how sections are stored.
 */

export type Texts = Record<Language, string>;

const digitsOf = (text: string) => text.replace(/\D/g, '').length;

const isHttps = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '';
};

export const FORMATS = {
  email: (text) => EMAIL_PATTERN.test(text),
  phone: (text) => /^\+?[\d -]+$/.test(text) && digitsOf(text) >= 10 && digitsOf(text) <= 13,
  https: isHttps,
  gstin: isGstin,
  /** A licence begins with 1, a registration with 2. */
  fssai: (text) => /^[12]\d{13}$/.test(text),
  upi: (text) => /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(text),
  /** Other letters make codes that phones can't read, and some UPI apps show them as signs. */
  payeeName: (text) => /^[A-Za-z0-9][A-Za-z0-9 .,&'()-]*$/.test(text),
} satisfies Record<string, (text: string) => boolean>;
export type Format = keyof typeof FORMATS;

interface TextsField {
  kind: 'texts';
  max: number;
  isLong?: boolean;
  isOptional?: boolean;
}
interface TextField {
  kind: 'text';
  max: number;
  format: Format;
  isOptional?: boolean;
}
interface NumberField {
  kind: 'number' | 'paise';
  min: number;
  max: number;
}
interface FlagField {
  kind: 'flag';
}
interface ChoiceField<Option extends string = string> {
  kind: 'choice';
  options: readonly Option[];
}
interface ChoicesField<Option extends string = string> {
  kind: 'choices';
  options: readonly Option[];
}
export interface ListField {
  kind: 'list';
  max: number;
  of: Readonly<Record<string, TextsField>>;
}
export type Field = TextsField | TextField | NumberField | FlagField | ChoiceField | ChoicesField | ListField;
export type Fields = Readonly<Record<string, Field>>;

const texts = (max: number, options?: Pick<TextsField, 'isLong' | 'isOptional'>): TextsField => ({
  kind: 'texts',
  max,
  ...options,
});
const text = (format: Format, max: number, isOptional = false): TextField => ({
  kind: 'text',
  format,
  max,
  isOptional,
});
const number = (min: number, max: number): NumberField => ({ kind: 'number', min, max });
const paise = (min: number, max: number): NumberField => ({ kind: 'paise', min, max });
const flag: FlagField = { kind: 'flag' };

export const GST_STATUSES = ['REGULAR', 'COMPOSITION', 'UNREGISTERED'] as const;
export type GstStatus = (typeof GST_STATUSES)[number];

const PHONE = text('phone', 20);
const EMAIL = text('email', 120);

export const SETTINGS_FIELDS = {
  shop: {
    name: texts(40),
    storeName: texts(60),
    legalName: texts(120),
    copyright: texts(120),
  },
  contact: {
    address: texts(300, { isLong: true }),
    city: texts(60),
    state: texts(60),
    phone: PHONE,
    secondPhone: text('phone', 20, true),
    email: EMAIL,
  },
  hours: {
    hours: texts(120),
    promise: texts(120),
    leadDays: number(0, 30),
  },
  licences: {
    fssaiLicence: text('fssai', 14),
    gstStatus: { kind: 'choice', options: GST_STATUSES },
    gstin: text('gstin', 15),
    organicNeedsCertificate: flag,
  },
  invoices: {
    invoiceMoment: { kind: 'choice', options: INVOICE_MOMENTS },
    refundVouchers: flag,
  },
  grievance: {
    officerName: texts(80),
    designation: texts(80),
    officerEmail: EMAIL,
    officerPhone: PHONE,
  },
  links: {
    instagram: text('https', 300, true),
    facebook: text('https', 300, true),
    youtube: text('https', 300, true),
    whatsapp: text('https', 300, true),
    vendorText: texts(80, { isOptional: true }),
    vendorUrl: text('https', 300, true),
  },
  testimonials: {
    testimonialsShown: flag,
    testimonials: {
      kind: 'list',
      max: 6,
      of: { quote: texts(240, { isLong: true }), source: texts(60) },
    },
  },
  team: {
    teamShown: flag,
    team: { kind: 'list', max: 8, of: { personName: texts(60), personText: texts(160, { isLong: true }) } },
  },
  languages: {
    languages: { kind: 'choices', options: LANGUAGES },
    firstLanguage: { kind: 'choice', options: LANGUAGES },
  },
  payee: {
    payeeAddress: text('upi', 120),
    payeeName: text('payeeName', 50),
  },
  messages: {
    codesPerDayPaise: paise(10_00, 10_00_000_00),
    smsPaise: paise(0, 100_00),
    whatsAppPaise: paise(0, 100_00),
  },
  counter: {
    refundLimitPaise: paise(0, 1_00_000_00),
    secondPersonPaise: paise(0, 1_00_00_000_00),
    warnMinutes: number(1, 1_440),
    lateMinutes: number(1, 2_880),
    complaintHours: number(1, 720),
    shelfLifePercent: number(0, 100),
    shelfLifeDays: number(0, 365),
    shelfWarnDays: number(0, 365),
  },
  door: {
    enabled: flag,
    maxOrderPaise: paise(1_00, 1_00_000_00),
    maxOpenPerCustomer: number(1, 100),
    maxOpenPerAddress: number(1, 100),
    maxRefusals: number(1, 100),
    maxUnitsHeld: number(1, 100_000),
  },
} as const satisfies Record<string, Fields>;

export type SettingsSection = keyof typeof SETTINGS_FIELDS;
export const SETTINGS_SECTIONS = Object.keys(SETTINGS_FIELDS) as SettingsSection[];

export type ValueOf<F> = F extends TextsField
  ? Texts
  : F extends TextField
    ? string
    : F extends NumberField
      ? number
      : F extends FlagField
        ? boolean
        : F extends ChoiceField<infer Option>
          ? Option
          : F extends ChoicesField<infer Option>
            ? Option[]
            : F extends { kind: 'list'; of: infer Of }
              ? { [Name in keyof Of]: ValueOf<Of[Name]> }[]
              : never;

export type ValuesOf<F> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };
export type SettingsValues<Section extends SettingsSection> = ValuesOf<(typeof SETTINGS_FIELDS)[Section]>;
export type AnyValues = Record<string, unknown>;

// What can't be saved ------------------------------------------------------------------------------------------------

/** Keys of sentences on both sides; `max` is the limit that was passed. */
export interface Problem {
  problem:
    | 'required'
    | 'tooLong'
    | 'oneLine'
    | 'number'
    | 'paise'
    | 'tooMany'
    | 'choose'
    | 'same'
    | 'lateBeforeWarn'
    | 'notShown'
    | Format;
  min?: number;
  max?: number;
}
/** Problems by the field's path, such as `name.ta`. */
export type Problems = Record<string, Problem>;

const isBlank = (value: string) => !VISIBLE_SIGN.test(value);
const BREAKS = /[\p{Cc}\u2028\u2029]/u;
/** PostgreSQL can't store such text. */
const isUnstorable = (value: string) => value.includes('\0') || /\p{Surrogate}/u.test(value);

function problemOfText(value: string, { max, isLong = false }: { max: number; isLong?: boolean }): Problem | null {
  if (value.length > max) return { problem: 'tooLong', max };
  return isUnstorable(value) || (!isLong && BREAKS.test(value)) ? { problem: 'oneLine' } : null;
}

function problemsOfTexts(path: string, value: Texts, field: TextsField, mayBeBlank: boolean): Problems {
  const problems: Problems = {};
  for (const language of LANGUAGES) {
    const problem = problemOfText(value[language], field);
    if (problem) problems[`${path}.${language}`] = problem;
  }
  const others = LANGUAGES.some((language) => !isBlank(value[language]));
  if (isBlank(value.en) && (others || !mayBeBlank)) problems[`${path}.en`] ??= { problem: 'required' };
  return problems;
}

function problemsOfField(path: string, value: unknown, field: Field, mayBeBlank: boolean): Problems {
  switch (field.kind) {
    case 'texts':
      return problemsOfTexts(path, value as Texts, field, mayBeBlank || field.isOptional === true);
    case 'text': {
      const trimmed = (value as string).trim();
      if (trimmed === '') return mayBeBlank || field.isOptional === true ? {} : { [path]: { problem: 'required' } };
      if (trimmed.length > field.max) return { [path]: { problem: 'tooLong', max: field.max } };
      return FORMATS[field.format](trimmed) ? {} : { [path]: { problem: field.format } };
    }
    case 'number':
    case 'paise': {
      const { kind, min, max } = field;
      const isFine = Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
      return isFine ? {} : { [path]: { problem: kind, min, max } };
    }
    case 'choice':
      return field.options.includes(value as string) ? {} : { [path]: { problem: 'choose' } };
    case 'choices':
      return (value as string[]).length > 0 ? {} : { [path]: { problem: 'choose' } };
    case 'list': {
      const items = value as Record<string, Texts>[];
      if (items.length > field.max) return { [path]: { problem: 'tooMany', max: field.max } };
      return Object.assign(
        {},
        ...items.flatMap((item, at) =>
          Object.entries(field.of).map(([name, each]) =>
            problemsOfTexts(`${path}.${at}.${name}`, item[name] as Texts, each, each.isOptional === true),
          ),
        ),
      ) as Problems;
    }
    case 'flag':
      return {};
  }
}

const problemAt = (path: string, problem: Problem['problem']): Problems => ({ [path]: { problem } });

const RULES: { [Section in SettingsSection]?: (values: SettingsValues<Section>) => Problems } = {
  contact: ({ phone, secondPhone }) => {
    const isSame = phone.trim() !== '' && readMobileNumber(phone) === readMobileNumber(secondPhone);
    return isSame ? problemAt('secondPhone', 'same') : {};
  },
  languages: ({ languages, firstLanguage }) =>
    languages.includes(firstLanguage) ? {} : problemAt('firstLanguage', 'notShown'),
  counter: ({ warnMinutes, lateMinutes }) =>
    lateMinutes > warnMinutes ? {} : problemAt('lateMinutes', 'lateBeforeWarn'),
};

/**
 * Returns the problems that keep a section from being saved, by path.
 * @param samples fields that may stay blank: they are the demo's samples
 */
export function problemsOf<Section extends SettingsSection>(
  section: Section,
  values: SettingsValues<Section>,
  samples: readonly string[],
): Problems {
  const fields: Fields = SETTINGS_FIELDS[section];
  const given = values as AnyValues;
  const isUnregistered = section === 'licences' && given.gstStatus === 'UNREGISTERED';
  const problems = Object.entries(fields).map(([name, field]) =>
    problemsOfField(name, given[name], field, samples.includes(name) || (isUnregistered && name === 'gstin')),
  );
  const between = RULES[section]?.(values) ?? {};
  return Object.assign({}, between, ...problems) as Problems;
}
