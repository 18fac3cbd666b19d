import { useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { BannerNotes } from '../../features/catalogue/BannerNotes';
import { CategoryRails } from '../../features/catalogue/CategoryRails';
import { Offers } from '../../features/catalogue/Offers';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import { HomeTestimonials } from './HomeTestimonials';
import { OurStoryTeaser } from './OurStoryTeaser';
import { WhyUs } from './WhyUs';

interface BelowFoldProps {
  /** Called once, in the first layout effect. */
  onHydrated: () => void;
}

/** The part of Home below the fold. */
export const BelowFold = ({ onHydrated }: BelowFoldProps) => {
  const { t } = useTranslation('catalogue');
  const notifyHydrated = useEffectEvent(onHydrated);
  useLayoutEffect(() => notifyHydrated(), []);
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
