import { lazyMissingPage } from '../../components/lazyMissingPage';

export const MissingProductPage = lazyMissingPage(
  async () => (await import(/* webpackChunkName: "product-below-fold" */ './MissingProduct')).MissingProduct,
);
