import { lazy, Suspense, type ComponentType } from 'react';
import { NotFoundMessage } from '../../components/NotFoundMessage';

const MissingProduct = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return {
      default: (await import(/* webpackChunkName: "missing-product" */ './MissingProduct')).MissingProduct,
    };
  } catch {
    return { default: NotFoundMessage };
  }
});

/** Rarely needed, and the error screens are part of every page. */
export const MissingProductPage = () => (
  <Suspense>
    <MissingProduct />
  </Suspense>
);
