import { useTranslation } from 'react-i18next';
import { useGetRecipesQuery } from '../../store/api/homepageApi';
import { RecipeRail } from './RecipeRail';

const SHOWN = 8;

/** The first recipes. Those of a product come with it. */
export const HomeRecipes = () => {
  const { t } = useTranslation('recipes');
  const { data, isError, refetch } = useGetRecipesQuery(undefined);
  return (
    <RecipeRail
      title={t('homeTitle')}
      text={t('homeText')}
      recipes={data?.slice(0, SHOWN)}
      onRetry={isError ? () => void refetch() : undefined}
    />
  );
};
