import { useTranslation } from 'react-i18next';

/**
 * A product's second name with its language marked (Tamil for English users, else English; contract/homepage.ts).
 * Always beside the first name.
 */
export const SecondName = ({ name }: { name: string }) => {
  const { i18n } = useTranslation();
  return <span lang={i18n.language === 'en' ? 'ta' : 'en'}>{name}</span>;
};
