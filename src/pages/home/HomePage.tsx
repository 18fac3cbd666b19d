import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { Banners } from '../../features/catalogue/Banners';
import { CategoryRail } from '../../features/catalogue/CategoryRail';
import { CategoryTiles } from '../../features/catalogue/CategoryTiles';
import { HOME_RAILS } from '../../features/catalogue/homeRails';
import { replayPreHydrationEvents } from '../../lib/replayPreHydrationEvents';
import { importWithRetry } from '../../lib/importWithRetry';
import { whenNearViewport } from '../../lib/whenNearViewport';
import { homepageApi } from '../../store/api/homepageApi';
import { ForCustomer } from './ForCustomer';
import { HomeLocationPrompt } from './HomeLocationPrompt';

const BELOW_FOLD_ID = 'below-fold';
/** The largest part of the page: its server-rendered HTML loads its script and hydrates only near the viewport. */
const BelowFold = lazy(async () => {
  await whenNearViewport(BELOW_FOLD_ID);
  const { BelowFold: Component } = await importWithRetry(
    () => import(/* webpackChunkName: "home-below-fold" */ './BelowFold'),
  );
  return { default: Component };
});

/** By id, because React attaches refs only after the layout effects of descendants. */
const replayBelowFold = (): void => {
  const root = document.getElementById(BELOW_FOLD_ID);
  if (root) void replayPreHydrationEvents(root);
};

const { getCategoryProducts, getOffers, getOtherProducts, getRecipes } = homepageApi.endpoints;

const Sections = styled('div')(({ theme }) => ({
  ...theme.mixins.pageWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 'clamp(24px, 4.4vw, 72px)',
  paddingBlock: 'clamp(16px, 3vw, 44px) clamp(32px, 4.4vw, 72px)',
  [`&#${BELOW_FOLD_ID}`]: { paddingBlock: '0 clamp(32px, 4.4vw, 64px)' },
  '& > .awaited': { minHeight: '100vh' },
}));

/** The shop's front page. */
export const HomePage = () => {
  const { t } = useTranslation(['home', 'catalogue']);
  // Subscribed here, so that the data stays cached until the lazy section needs it.
  getCategoryProducts.useQuerySubscription(HOME_RAILS);
  getOffers.useQuerySubscription(undefined);
  getOtherProducts.useQuerySubscription(undefined);
  getRecipes.useQuerySubscription(undefined);
  return (
    <>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <Banners />
      <Sections>
        <CategoryTiles label={t('categories')} />
        {/* A boundary of its own, so that it hydrates in a task of its own. */}
        <Suspense>
          <ForCustomer>
            <CategoryRail index={0} renderAction={renderAddToCart} />
          </ForCustomer>
        </Suspense>
      </Sections>
      <Sections id={BELOW_FOLD_ID} data-hydration-root>
        <Suspense fallback={<div className="awaited" role="status" aria-label={t('catalogue:loading')} />}>
          <BelowFold onHydrated={replayBelowFold} />
        </Suspense>
      </Sections>
      <HomeLocationPrompt />
    </>
  );
};
