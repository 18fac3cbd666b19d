import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Centred } from '../../components/EmptyState';
import { NotFoundMessage } from '../../components/NotFoundMessage';
import { SmallDrawing } from '../../components/SmallDrawing';
import { MissingProductPage } from '../../pages/product/MissingProductPage';
import { MissingRecipePage } from '../../pages/recipe/MissingRecipePage';
import { ChunkLoadErrorScreen } from './ChunkLoadErrorScreen';
import { isChunkLoadError } from '../../lib/reloadOnStaleChunk';

const detailsOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
};

/** Every route's error screen. Its links reload the document, which drops broken state. */
export const ErrorPage = () => {
  const { t } = useTranslation(['errors', 'common']);
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    if (error.data === 'product') return <MissingProductPage />;
    if (error.data === 'recipe') return <MissingRecipePage />;
    return <NotFoundMessage />;
  }
  if (isChunkLoadError(error)) return <ChunkLoadErrorScreen />;
  return (
    <Container>
      <Centred role="alert">
        <SmallDrawing name="wentWrong" width={240} />
        <Typography variant="h1">{t('wrongTitle')}</Typography>
        <Typography>{t('wrongText')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {detailsOf(error)}
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>
          <Button variant="contained" href="/">
            {t('common:goHome')}
          </Button>
          <Button variant="outlined" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        </Stack>
      </Centred>
    </Container>
  );
};
