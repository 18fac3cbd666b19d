import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../../contract/constants';
import { LANGUAGE_NAMES } from '../lib/language';
import { Translate } from './icons';
import { PlainSelect } from './PlainSelect';

interface LanguageSwitchProps {
  language: Language;
  iconOnly?: boolean;
  onChange: (language: Language) => void;
}

const options = LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }));

/** Browsers measure every name of the list: with the page's fonts, that alone would fetch two more scripts. */
const FONT_OF_OWN_SCRIPT: Readonly<Record<Language, string>> = {
  en: 'Mukta, system-ui, sans-serif',
  ta: "Mukta, 'Mukta Malar', system-ui, sans-serif",
  hi: "Mukta, 'Mukta Devanagari', system-ui, sans-serif",
};

/** Chooses the language; each is called by its own name, for those who can read no other. */
export const LanguageSwitch = ({ language, iconOnly = false, onChange }: LanguageSwitchProps) => {
  const { t } = useTranslation('common');
  return (
    <PlainSelect
      label={t('chooseLanguage')}
      icon={<Translate fontSize="small" aria-hidden />}
      iconOnly={iconOnly}
      fontFamily={FONT_OF_OWN_SCRIPT[language]}
      value={language}
      options={options}
      onChange={onChange}
    />
  );
};
