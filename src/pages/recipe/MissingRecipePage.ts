import { lazyMissingPage } from '../../components/lazyMissingPage';

export const MissingRecipePage = lazyMissingPage(
  async () => (await import(/* webpackChunkName: "recipe" */ './MissingRecipe')).MissingRecipe,
);
