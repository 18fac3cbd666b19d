import { lazy, Suspense, type ComponentType } from 'react';
import { NotFoundMessage } from './NotFoundMessage';

/**
 * The page for a URL of something that doesn't exist; plain text where its chunk doesn't arrive. It is loaded on
 * demand: it is rarely needed, and the error screens are part of every page.
 */
export const lazyMissingPage = (load: () => Promise<ComponentType>) => {
  const Missing = lazy(() =>
    load().then(
      (Component) => ({ default: Component }),
      () => ({ default: NotFoundMessage }),
    ),
  );
  const MissingPage = () => (
    <Suspense>
      <Missing />
    </Suspense>
  );
  return MissingPage;
};
