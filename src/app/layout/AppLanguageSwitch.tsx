import { LanguageSwitch } from '../../components/LanguageSwitch';
import { useLanguage } from '../useLanguage';

/** The language switch of header and footer. */
export const AppLanguageSwitch = () => {
  const { language, changeLanguage } = useLanguage();
  return <LanguageSwitch language={language} onChange={(chosen) => void changeLanguage(chosen)} />;
};
