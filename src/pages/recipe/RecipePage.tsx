import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState';
import { NotFoundMessage } from '../../components/NotFoundMessage';
import { PageSkeleton } from '../../components/PageSkeleton';
import { isApiError } from '../../store/api/ApiError';
import { useGetRecipeQuery } from '../../store/api/homepageApi';
import { RecipeView } from './RecipeView';

/** `/recipes/:slug`. */
export const RecipePage = () => {
  const { t } = useTranslation('recipes');
  const { slug = '' } = useParams();
  const { currentData, error, refetch } = useGetRecipeQuery(slug);

  if (isApiError(error) && error.status === 404) return <NotFoundMessage text={t('notFound')} />;
  if (currentData) return <RecipeView recipe={currentData} />;
  if (!error) return <PageSkeleton />;
  return (
    <Container>
      <ErrorState heading="h1" onRetry={() => void refetch()} />
    </Container>
  );
};
