import { useTranslation } from 'react-i18next';
import type { Language } from '../../contract/constants';
import { LANGUAGE_NAMES } from '../lib/language';
import { Translate } from './icons';
import { PlainSelect } from './PlainSelect';

interface LanguageSwitchProps {
  /** The active language. */
  language: Language;
  /** The user chooses one of these. */
  languages: readonly Language[];
  iconOnly?: boolean;
  onChange: (language: Language) => void;
}

/** Browsers measure every option: with web fonts this would load two more scripts. */
const FONT_OF_OWN_SCRIPT: Readonly<Record<Language, string>> = {
  en: 'Mukta, sans-serif',
  ta: "Mukta, 'Mukta Malar', sans-serif",
  hi: "Mukta, 'Mukta Devanagari', sans-serif",
};

/** Language select with native names. Controlled: the layout loads and stores the choice. */
export const LanguageSwitch = ({ language, languages, iconOnly = false, onChange }: LanguageSwitchProps) => {
  const { t } = useTranslation('common');
  return (
    <PlainSelect
      label={t('chooseLanguage')}
      icon={<Translate fontSize="small" />}
      iconOnly={iconOnly}
      fontFamily={FONT_OF_OWN_SCRIPT[language]}
      value={language}
      options={languages.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }))}
      onChange={onChange}
    />
  );
};
