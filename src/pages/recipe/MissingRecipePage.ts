import { lazyMissingPage } from '../lazyMissingPage';

export const MissingRecipePage = lazyMissingPage(
  async () => (await import(/* webpackChunkName: "recipe" */ './MissingRecipe')).MissingRecipe,
);
