import { lazy, Suspense, type ComponentType } from 'react';
import { NotFoundMessage } from '../../components/NotFoundMessage';

const MissingProduct = lazy(() =>
  import(/* webpackChunkName: "product-below-fold" */ './MissingProduct').then(
    ({ MissingProduct: Component }): { default: ComponentType } => ({ default: Component }),
    () => ({ default: NotFoundMessage }),
  ),
);

/** Rarely needed, and the error screens are part of every page. */
export const MissingProductPage = () => (
  <Suspense>
    <MissingProduct />
  </Suspense>
);
