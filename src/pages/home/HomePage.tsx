import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { belowFold } from '../../components/belowFold';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { styled } from '../../components/styled';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { BannerHero, Banners } from '../../features/catalogue/Banners';
import { CategoryRail } from '../../features/catalogue/CategoryRail';
import { CategoryTiles } from '../../features/catalogue/CategoryTiles';
import { HOME_RAILS } from '../../features/catalogue/homeRails';
import { homepageApi } from '../../store/api/homepageApi';
import { ForCustomer } from './ForCustomer';
import { HomeLocationPrompt } from './HomeLocationPrompt';

const BelowFold = belowFold(
  async () => (await import(/* webpackChunkName: "home-below-fold" */ './BelowFold')).BelowFold,
);

const { getCategoryProducts, getOffers, getOtherProducts, getRecipes } = homepageApi.endpoints;

const Sections = styled('div')(({ theme }) => ({
  ...theme.mixins.pageWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 'clamp(24px, 2vw, 56px)',
  paddingBlock: 'clamp(16px, 1.6vw, 28px) clamp(32px, 4.4vw, 72px)',
  '&.below': { paddingBlock: '0 clamp(32px, 4.4vw, 64px)' },
}));

/** The shop's front page. */
export const HomePage = () => {
  const { t } = useTranslation('home');
  // Subscribed here, so that the data stays cached until the lazy section needs it.
  getCategoryProducts.useQuerySubscription(HOME_RAILS);
  getOffers.useQuerySubscription(undefined);
  getOtherProducts.useQuerySubscription(undefined);
  getRecipes.useQuerySubscription(undefined);
  return (
    <>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <ForCustomer />
      <Banners />
      <Sections>
        <CategoryTiles label={t('categories')} />
        {/* A boundary of its own, so that it hydrates in a task of its own. */}
        <Suspense>
          <CategoryRail index={0} renderAction={renderAddToCart} />
        </Suspense>
      </Sections>
      <Sections className="below">
        <BelowFold />
      </Sections>
      <HomeLocationPrompt />
    </>
  );
};

// The staff area previews them; from here, they stay in this chunk as they are.
export { BannerHero };
