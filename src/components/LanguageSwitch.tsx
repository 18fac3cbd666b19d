import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../../contract/constants';
import { LANGUAGE_NAMES } from '../lib/language';
import { Translate } from './icons';
import { PlainSelect } from './PlainSelect';

interface LanguageSwitchProps {
  /** The language spoken now. */
  language: Language;
  iconOnly?: boolean;
  onChange: (language: Language) => void;
}

const options = LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }));

/** Browsers measure every name of the list: with the page's fonts, that alone would fetch two more scripts. */
const FONT_OF_OWN_SCRIPT: Readonly<Record<Language, string>> = {
  en: 'Mukta, sans-serif',
  ta: "Mukta, 'Mukta Malar', sans-serif",
  hi: "Mukta, 'Mukta Devanagari', sans-serif",
};

/**
 * Chooses the language; each is called by its own name, for those who can read no other. It keeps nothing: the frame,
 * which shows it, fetches the words and remembers the choice.
 */
export const LanguageSwitch = ({ language, iconOnly = false, onChange }: LanguageSwitchProps) => {
  const { t } = useTranslation('common');
  return (
    <PlainSelect
      label={t('chooseLanguage')}
      icon={<Translate fontSize="small" />}
      iconOnly={iconOnly}
      fontFamily={FONT_OF_OWN_SCRIPT[language]}
      value={language}
      options={options}
      onChange={onChange}
    />
  );
};
