import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../components/SectionHeading';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { AddToCart } from '../../features/cart/AddToCart';
import { Banners } from '../../features/catalogue/Banners';
import { CategoryRails } from '../../features/catalogue/CategoryRails';
import { CategoryTiles } from '../../features/catalogue/CategoryTiles';
import { Offers } from '../../features/catalogue/Offers';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import type { RenderProductAction } from '../../features/catalogue/productAction';
import { HomeLocationPrompt } from './HomeLocationPrompt';
import { OurStoryTeaser } from './OurStoryTeaser';
import { WhyUs } from './WhyUs';

const renderAddToCart: RenderProductAction = ({ name }, pack) => <AddToCart name={name} pack={pack} />;

/** The shop's front page. */
export const HomePage = () => {
  const { t } = useTranslation('home');
  return (
    <Container sx={{ py: { mobile: 2, desktop: 4 } }}>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <Stack spacing={{ mobile: 5, desktop: 7 }}>
        <Banners />
        <Box component="section" aria-labelledby="categories">
          <SectionHeading id="categories" title={t('categories')} />
          <CategoryTiles />
        </Box>
        <Offers />
        <CategoryRails renderAction={renderAddToCart} />
        <WhyUs />
        <OtherProducts renderAction={renderAddToCart} />
        <OurStoryTeaser />
      </Stack>
      <HomeLocationPrompt />
    </Container>
  );
};
