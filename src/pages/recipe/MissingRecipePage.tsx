import { lazy, Suspense, type ComponentType } from 'react';
import { NotFoundMessage } from '../../components/NotFoundMessage';

const MissingRecipe = lazy(() =>
  import(/* webpackChunkName: "recipe" */ './MissingRecipe').then(
    ({ MissingRecipe: Component }): { default: ComponentType } => ({ default: Component }),
    () => ({ default: NotFoundMessage }),
  ),
);

/** Rarely needed, and the error screens are part of every page. */
export const MissingRecipePage = () => (
  <Suspense>
    <MissingRecipe />
  </Suspense>
);
