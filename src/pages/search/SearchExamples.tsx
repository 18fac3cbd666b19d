import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../../contract/constants';
import { styled } from '../../components/styled';
import { searchPath } from '../../lib/searchPath';

const Examples = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& a': theme.mixins.pill,
}));

/** Here rather than in the messages, which every page loads. */
const EXAMPLES: Record<Language, string[]> = {
  en: ['ragi', 'kambu', 'dosa mix', 'black rice'],
  ta: ['கேழ்வரகு', 'கம்பு', 'தோசை மிக்ஸ்', 'கருப்பு கவுனி'],
  hi: ['रागी', 'बाजरा', 'डोसा मिक्स', 'काला चावल'],
};

/** Queries that find something, as links. */
export const SearchExamples = ({ count }: { count?: number }) => {
  const { i18n } = useTranslation();
  return (
    <Examples>
      {EXAMPLES[i18n.language as Language].slice(0, count).map((words) => (
        <li key={words}>
          <Link to={searchPath(words)}>{words}</Link>
        </li>
      ))}
    </Examples>
  );
};
