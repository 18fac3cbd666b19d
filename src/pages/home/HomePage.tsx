import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../components/SectionHeading';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { AddToCart } from '../../features/cart/AddToCart';
import { BannerNotes } from '../../features/catalogue/BannerNotes';
import { Banners } from '../../features/catalogue/Banners';
import { CategoryRails } from '../../features/catalogue/CategoryRails';
import { CategoryTiles } from '../../features/catalogue/CategoryTiles';
import { Offers } from '../../features/catalogue/Offers';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import type { RenderProductAction } from '../../features/catalogue/productAction';
import { HomeLocationPrompt } from './HomeLocationPrompt';
import { HomeTestimonials } from './HomeTestimonials';
import { OurStoryTeaser } from './OurStoryTeaser';
import { WhyUs } from './WhyUs';

const renderAddToCart: RenderProductAction = ({ name }, pack) => <AddToCart name={name} pack={pack} />;

const Sections = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 'clamp(44px, 5.6vw, 80px)',
  paddingBlock: 'clamp(32px, 4.4vw, 64px)',
});

/** The shop's front page. */
export const HomePage = () => {
  const { t } = useTranslation(['home', 'catalogue']);
  return (
    <>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <Banners />
      <Sections>
        <section aria-labelledby="categories">
          <SectionHeading id="categories" title={t('categories')} />
          <CategoryTiles />
        </section>
        <Offers />
        <CategoryRails renderAction={renderAddToCart} interlude={<BannerNotes label={t('catalogue:banners')} />} />
        <WhyUs />
        <OtherProducts renderAction={renderAddToCart} />
        <HomeTestimonials />
        <OurStoryTeaser />
      </Sections>
      <HomeLocationPrompt />
    </>
  );
};
