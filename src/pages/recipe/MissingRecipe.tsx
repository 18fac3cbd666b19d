import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../contract/routes';
import { NotFoundMessage } from '../../components/NotFoundMessage';
import { HomeRecipes } from '../../features/recipes/HomeRecipes';

/** An unknown recipe, and what there is instead. */
export const MissingRecipe = () => {
  const { t } = useTranslation('recipes');
  return (
    <>
      <NotFoundMessage text={t('notFound')} action={{ to: ROUTES.recipes.path, label: t('viewAll') }} />
      <Container sx={{ pb: 6 }}>
        <HomeRecipes />
      </Container>
    </>
  );
};
