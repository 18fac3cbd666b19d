import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { SmallDrawing } from '../../components/SmallDrawing';
import { RecipeCards, RecipeCardsSkeleton } from '../../features/recipes/RecipeCards';
import { useGetRecipesQuery } from '../../store/api/homepageApi';

/** The page at `/recipes`, with all recipes. */
export const RecipesPage = () => {
  const { t } = useTranslation('recipes');
  const { data, isError, refetch } = useGetRecipesQuery(undefined);
  return (
    <Container sx={{ paddingBlock: { mobile: 3, desktop: 5 } }}>
      <Typography variant="h1">{t('title')}</Typography>
      <Typography variant="lead" color="textSecondary" sx={{ mt: 1, mb: { mobile: 3, desktop: 4 }, maxWidth: '44rem' }}>
        {t('intro')}
      </Typography>
      {data ? (
        data.length > 0 ? (
          <RecipeCards layout="grid" recipes={data} label={t('title')} />
        ) : (
          <EmptyState title={t('empty')} picture={<SmallDrawing name="nothingFound" />} />
        )
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <RecipeCardsSkeleton layout="grid" count={8} />
      )}
    </Container>
  );
};
