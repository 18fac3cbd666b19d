import { useTranslation } from 'react-i18next';

/**
 * A product's second name, marked as the language that it is in (contract/homepage.ts: Tamil, or English where the
 * reader's language is Tamil), so that it is read aloud and drawn as such. It stands beside the first name, never in
 * its place.
 */
export const SecondName = ({ name }: { name: string }) => {
  const { i18n } = useTranslation();
  return <span lang={i18n.language === 'ta' ? 'en' : 'ta'}>{name}</span>;
};
