import { LanguageSwitch } from '../../components/LanguageSwitch';
import { useLanguage } from '../i18n/useLanguage';

export const AppLanguageSwitch = ({ iconOnly = false }: { iconOnly?: boolean }) => {
  const { language, changeLanguage } = useLanguage();
  return <LanguageSwitch iconOnly={iconOnly} language={language} onChange={(chosen) => void changeLanguage(chosen)} />;
};
