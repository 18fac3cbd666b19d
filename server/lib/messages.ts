import { createInstance, type i18n } from 'i18next';
import { LANGUAGES, type Language } from '../../contract/constants';
import { locales, type EnglishMessages } from '../locales';

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
  has(key: string): key is MessageKey;
}

function createMessages(): Messages {
  const i18next: i18n = createInstance();
  void i18next.init({
    initAsync: false,
    showSupportNotice: false,
    fallbackLng: 'en',
    supportedLngs: [...LANGUAGES],
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: locales[language] }])),
    // The client escapes the values.
    interpolation: { escapeValue: false },
  });
  // The browser app's declaration of i18next's keys applies here too.
  const translatorFor = (language: Language): Translate => {
    const translate = i18next.getFixedT(language) as unknown as Translate;
    // An i18next lookup takes as long as parsing a small request.
    const cache = new Map<MessageKey, string>();
    return (key, params) => {
      if (params) return translate(key, params);
      const sentence = cache.get(key) ?? translate(key);
      cache.set(key, sentence);
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

/** The server's translations never change, so all parts share them. */
export const translations = createMessages();

/**
 * @param header accept-language
 * @param shown the default first
 */
export function preferredLanguage(header: string | undefined, shown: readonly Language[] = LANGUAGES): Language {
  const accepted = (header ?? '').split(',').map((part, index) => {
    const [tag = '', ...options] = part.trim().toLowerCase().split(';');
    const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean) ?? '1';
    return { primary: tag.split('-')[0] ?? '', quality: Number(quality), index };
  });
  accepted.sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { primary, quality } of accepted) {
    const language = shown.find((known) => known === primary);
    if (language && quality > 0) return language;
  }
  return shown[0] ?? 'en';
}
