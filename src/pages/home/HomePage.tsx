import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../components/SectionHeading';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { Banners } from '../../features/catalogue/Banners';
import { PRODUCTS_PER_RAIL } from '../../features/catalogue/railLength';
import { CategoryTiles } from '../../features/catalogue/CategoryTiles';
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

const { getCategoryProducts, getOffers, getOtherProducts } = homepageApi.endpoints;

const Sections = styled('div')(({ theme }) => ({
  ...theme.mixins.pageWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 'clamp(44px, 5.6vw, 80px)',
  paddingBlock: 'clamp(32px, 4.4vw, 64px) clamp(44px, 5.6vw, 80px)',
  [`&#${BELOW_FOLD_ID}`]: { paddingBlock: '0 clamp(32px, 4.4vw, 64px)' },
  '& > .awaited': { minHeight: '100vh' },
}));

/** The shop's front page. */
export const HomePage = () => {
  const { t } = useTranslation(['home', 'catalogue']);
  // Subscribed here, so that the data stays cached until the lazy section needs it.
  getCategoryProducts.useQuerySubscription({ limitPerCategory: PRODUCTS_PER_RAIL });
  getOffers.useQuerySubscription(undefined);
  getOtherProducts.useQuerySubscription(undefined);
  return (
    <>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <Banners />
      <ForCustomer />
      <Sections>
        <section aria-labelledby="categories">
          <SectionHeading id="categories" title={t('categories')} />
          <CategoryTiles />
        </section>
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
