import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState';
import { PageSkeleton } from '../../components/PageSkeleton';
import { isApiError } from '../../store/api/ApiError';
import { useGetRecipeQuery } from '../../store/api/homepageApi';
import { MissingRecipe } from './MissingRecipe';
import { RecipeView } from './RecipeView';

/** The page at `/recipes/:slug`. */
export const RecipePage = () => {
  const { slug = '' } = useParams();
  const { currentData, error, refetch } = useGetRecipeQuery(slug);

  if (isApiError(error) && error.status === 404) return <MissingRecipe />;
  if (currentData) return <RecipeView recipe={currentData} />;
  if (!error) return <PageSkeleton />;
  return (
    <Container>
      <ErrorState heading="h1" onRetry={() => void refetch()} />
    </Container>
  );
};
