import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../contract/constants';
import { allMessages } from '../testing/makeTestStore';

type Messages = Record<string, unknown>;

const flat = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flat(value as Messages, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)]],
  );
const placeholders = (text: string): string[] => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name!).sort();

const PLURAL = /_(zero|one|two|few|many|other)$/;
const english = flat(allMessages.en);

/** The same in every language: a legal mark, a number, placeholders, a company's name. */
const UNTRANSLATED = [
  'catalogue.mrp',
  'catalogue.packName',
  'errors.notFoundCode',
  'staffFigures.period.span',
  'staffMessages.provider.msg91',
  'staffMessages.provider.twilio',
  'staffMessages.provider.whatsapp',
  'staffMessages.channel.SMS',
  'staffMoney.day.received.razorpay',
  'staffMoney.day.received.phonepe',
];
const SCRIPTS = { ta: /\p{Script=Tamil}/u, hi: /\p{Script=Devanagari}/u } as const;

describe.each(LANGUAGES)('the messages in %s', (language) => {
  const messages = new Map(flat(allMessages[language]));

  test('are all the files of their folder', () => {
    const files = readdirSync(join(__dirname, language)).filter((file) => file.endsWith('.json'));
    expect(Object.keys(allMessages[language]).sort()).toEqual(files.map((file) => file.replace('.json', '')).sort());
  });

  test('have every plural form that the language knows', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = new Set(
      [...messages.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
    );
    expect(counted.size).toBeGreaterThan(5);
    const missing = [...counted]
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .filter((key) => !messages.has(key));
    expect(missing).toEqual([]);
  });

  test('have the same keys as in English', () =>
    expect([...messages.keys()].sort()).toEqual(english.map(([key]) => key).sort()));

  test('have the same placeholders as in English, and none is empty', () => {
    const wrong = english.filter(([key, text]) => {
      const other = messages.get(key);
      return !other?.trim() || placeholders(other).join() !== placeholders(text).join();
    });
    expect(wrong).toEqual([]);
  });
});

test.each(['ta', 'hi'] as const)('no message in %s was left in English', (language) => {
  const untranslated = flat(allMessages[language]).filter(([, text]) => !SCRIPTS[language].test(text));
  expect(untranslated.map(([key]) => key)).toEqual(UNTRANSLATED);
});
