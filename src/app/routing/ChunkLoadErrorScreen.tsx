import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SpillDrawing } from '../../components/drawings/SpillDrawing';
import { Centred } from '../../components/EmptyState';
import { PageSkeleton } from '../../components/PageSkeleton';
import { NotCachedMessage } from '../../components/NotCachedMessage';
import { useOnline } from '../../hooks/useOnline';
import { mayReloadOnStaleChunk, reloadOnStaleChunk } from '../../lib/reloadOnStaleChunk';

/** Replaces a page whose chunk failed to load. Reloads once by itself when online; after that, on request. */
export const ChunkLoadErrorScreen = () => {
  const { t } = useTranslation(['errors', 'common']);
  const online = useOnline();
  const [reloads] = useState(() => mayReloadOnStaleChunk());
  useEffect(() => {
    if (online && reloads) reloadOnStaleChunk();
  }, [online, reloads]);

  if (!online) return <NotCachedMessage />;
  if (reloads) return <PageSkeleton />;
  return (
    <Container>
      <Centred role="alert">
        <SpillDrawing size={104} />
        <Typography variant="h1">{t('codeTitle')}</Typography>
        <Typography color="textSecondary">{t('codeText')}</Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('common:tryAgain')}
          </Button>
          <Button variant="outlined" href="/">
            {t('common:goHome')}
          </Button>
        </Stack>
      </Centred>
    </Container>
  );
};
