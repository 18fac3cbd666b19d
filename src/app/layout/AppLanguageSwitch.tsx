import { LanguageSwitch } from '../../components/LanguageSwitch';
import { useLanguage } from '../i18n/useLanguage';
import { useShownLanguages } from '../i18n/useShownLanguages';

export const AppLanguageSwitch = ({ iconOnly = false }: { iconOnly?: boolean }) => {
  const { language, changeLanguage } = useLanguage();
  const languages = useShownLanguages();
  return (
    languages.length > 1 && (
      <LanguageSwitch
        iconOnly={iconOnly}
        language={language}
        languages={languages}
        onChange={(chosen) => void changeLanguage(chosen)}
      />
    )
  );
};
