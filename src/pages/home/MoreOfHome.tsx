import { useTranslation } from 'react-i18next';
import { AddToCart } from '../../features/cart/AddToCart';
import { BannerNotes } from '../../features/catalogue/BannerNotes';
import { CategoryRails } from '../../features/catalogue/CategoryRails';
import { Offers } from '../../features/catalogue/Offers';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import type { RenderProductAction } from '../../features/catalogue/productAction';
import { HomeTestimonials } from './HomeTestimonials';
import { OurStoryTeaser } from './OurStoryTeaser';
import { WhyUs } from './WhyUs';

const renderAddToCart: RenderProductAction = ({ name }, pack) => <AddToCart name={name} pack={pack} />;

/** What of the front page nobody sees before scrolling. */
export const MoreOfHome = () => {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <Offers />
      <CategoryRails renderAction={renderAddToCart} interlude={<BannerNotes label={t('banners')} />} />
      <WhyUs />
      <OtherProducts renderAction={renderAddToCart} />
      <HomeTestimonials />
      <OurStoryTeaser />
    </>
  );
};
