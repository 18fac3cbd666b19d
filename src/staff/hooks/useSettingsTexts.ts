import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import type { Problem } from '../../../contract/settingsFields';
import { LANGUAGE_NAMES } from '../../lib/language';
import { formatPaise } from '../../lib/money';

/** Names and sentences of fields, options and problems. */
export const useSettingsTexts = () => {
  const { t, i18n } = useTranslation('staffSettings');
  const optional = (key: string): string | undefined =>
    i18n.exists(key, { ns: 'staffSettings' }) ? t(key as 'fields.name') : undefined;

  const fieldName = (field: string): string => t(`fields.${field}` as 'fields.name');
  return {
    fieldName,
    /** "Address, தமிழ்" of `address.ta`; "Testimonials" of `testimonials`. */
    pathName: (path: string): string => {
      const [field = '', language = ''] = path.split('.');
      return language in LANGUAGE_NAMES
        ? `${fieldName(field)}, ${LANGUAGE_NAMES[language as Language]}`
        : fieldName(field);
    },
    hint: (field: string): string | undefined => optional(`hints.${field}`),
    option: (option: string): string =>
      option in LANGUAGE_NAMES ? LANGUAGE_NAMES[option as Language] : t(`options.${option}` as 'options.REGULAR'),
    sentence: ({ problem, min = 0, max = 0 }: Problem): string =>
      t(`problems.${problem}`, problem === 'paise' ? { min: formatPaise(min), max: formatPaise(max) } : { min, max }),
  };
};
