import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BowlDrawing } from './drawings/BowlDrawing';
import { Centred } from './EmptyState';

/** Shown offline for a page that isn't cached. Its links load documents, so that the offline cache can respond. */
export const NotCachedMessage = () => {
  const { t } = useTranslation(['errors', 'common']);
  const isHome = useLocation().pathname === '/';
  return (
    <Container>
      <Centred role="alert" data-offline-page>
        <BowlDrawing size={176} />
        <Typography variant="h1" sx={{ mt: 1 }}>
          {t('notCachedTitle')}
        </Typography>
        <Typography color="textSecondary">{t('notCachedText')}</Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>
          <Button variant="contained" size="large" onClick={() => window.location.reload()}>
            {t('common:tryAgain')}
          </Button>
          {!isHome && (
            <Button variant="outlined" size="large" href="/">
              {t('common:goHome')}
            </Button>
          )}
        </Stack>
      </Centred>
    </Container>
  );
};
