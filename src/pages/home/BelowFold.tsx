import { useTranslation } from 'react-i18next';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { BannerNoteList, BannerNotes } from '../../features/catalogue/BannerNotes';
import { CategoryRail } from '../../features/catalogue/CategoryRail';
import { Offers, OfferTickets } from '../../features/catalogue/Offers';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import { ShopFacts } from '../../features/catalogue/ShopFacts';
import { HomeRecipes } from '../../features/recipes/HomeRecipes';
import { HomeTestimonials } from './HomeTestimonials';
import { OurStoryTeaser } from './OurStoryTeaser';
import { WhyUs } from './WhyUs';

/** The part of Home after the first rail. */
export const BelowFold = () => {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <ShopFacts />
      <Offers />
      <CategoryRail index={1} renderAction={renderAddToCart} />
      <HomeRecipes />
      <BannerNotes label={t('banners')} />
      <OtherProducts renderAction={renderAddToCart} />
      <WhyUs />
      <HomeTestimonials />
      <OurStoryTeaser />
    </>
  );
};

// The console previews them; from here, they stay in this chunk as they are.
export { BannerNoteList, OfferTickets };
