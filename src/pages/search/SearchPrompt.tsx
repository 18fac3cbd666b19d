import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../../contract/constants';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import { PopularCategories } from '../../features/catalogue/PopularCategories';
import { searchPath } from '../../lib/searchPath';

const Examples = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBlock: theme.spacing(2, 4),
  '& a': theme.mixins.pill,
}));

/** Here rather than in the messages, which every page loads. */
const EXAMPLES: Record<Language, string[]> = {
  en: ['ragi', 'kambu', 'dosa mix', 'black rice'],
  ta: ['கேழ்வரகு', 'கம்பு', 'தோசை மிக்ஸ்', 'கருப்பு கவுனி'],
  hi: ['रागी', 'बाजरा', 'डोसा मिक्स', 'काला चावल'],
};

/** Before any search. */
export const SearchPrompt = () => {
  const { t, i18n } = useTranslation('search');
  return (
    <Container sx={{ py: { mobile: 2, desktop: 5 } }}>
      <Typography variant="h1">{t('prompt.title')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {t('prompt.text')}
      </Typography>
      <Examples>
        {EXAMPLES[i18n.language as Language].map((words) => (
          <li key={words}>
            <Link to={searchPath(words)}>{words}</Link>
          </li>
        ))}
      </Examples>
      <Stack useFlexGap spacing={4}>
        <PopularCategories />
        <OtherProducts renderAction={renderAddToCart} />
      </Stack>
    </Container>
  );
};
