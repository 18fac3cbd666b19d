import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import { PopularCategories } from '../../features/catalogue/PopularCategories';
import { SearchExamples } from './SearchExamples';

/** Shown before any search. */
export const SearchPrompt = () => {
  const { t } = useTranslation('search');
  return (
    <Container sx={{ py: { mobile: 2, desktop: 5 } }}>
      <Typography variant="h1">{t('prompt.title')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {t('prompt.text')}
      </Typography>
      <Box sx={{ marginBlock: '16px 32px' }}>
        <SearchExamples />
      </Box>
      <Stack useFlexGap spacing={4}>
        <PopularCategories />
        <OtherProducts renderAction={renderAddToCart} />
      </Stack>
    </Container>
  );
};
