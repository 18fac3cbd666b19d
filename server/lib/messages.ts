import { createInstance, type i18n } from 'i18next';
import { LANGUAGES, type Language } from '../../contract/constants';
import { locales, type EnglishMessages } from '../locales';

/** `item_one` and `item_other` are plural forms of one key, chosen by `count`. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** `<file of locales/en>.<key>`, such as `core.notFound`. */
export type MessageKey = KeysOf<EnglishMessages>;
export type MessageParams = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, params?: MessageParams) => string;

export interface Messages {
  in(language: Language): Translate;
  /** For keys built at run time from a schema's `messageKey`. */
  has(key: string): key is MessageKey;
}

/** Loads all messages at once. */
export function createMessages(): Messages {
  const i18next: i18n = createInstance();
  void i18next.init({
    initAsync: false,
    showSupportNotice: false,
    fallbackLng: 'en',
    supportedLngs: [...LANGUAGES],
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: locales[language] }])),
    // JSON responses; the client escapes.
    interpolation: { escapeValue: false },
  });
  // Cast, because the browser app's declaration of i18next's keys applies here too.
  const translatorFor = (language: Language): Translate => {
    const say = i18next.getFixedT(language) as unknown as Translate;
    // i18next takes as long per lookup as a small request takes to parse.
    const said = new Map<MessageKey, string>();
    return (key, params) => {
      if (params) return say(key, params);
      const sentence = said.get(key) ?? say(key);
      said.set(key, sentence);
      return sentence;
    };
  };
  const translators: Record<Language, Translate> = {
    en: translatorFor('en'),
    ta: translatorFor('ta'),
    hi: translatorFor('hi'),
  };
  return {
    in: (language) => translators[language],
    has: (key): key is MessageKey => i18next.exists(key, { lng: 'en' }),
  };
}

/**
 * The best supported language of an accept-language header.
 * @param header such as `ta-IN,ta;q=0.9,en;q=0.5`
 */
export function preferredLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((part, place) => {
    const [tag = '', ...options] = part.trim().toLowerCase().split(';');
    const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean) ?? '1';
    return { primary: tag.split('-')[0] ?? '', quality: Number(quality), place };
  });
  wishes.sort((a, b) => b.quality - a.quality || a.place - b.place);
  for (const { primary, quality } of wishes) {
    const language = LANGUAGES.find((known) => known === primary);
    if (language && quality > 0) return language;
  }
  return 'en';
}
