import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BowlDrawing } from './drawings/BowlDrawing';
import { Centred } from './EmptyState';

/** Shown offline for a page that isn't cached. Its links load documents, so that the offline cache can respond. */
export const NotCachedMessage = () => {
  const { t } = useTranslation(['errors', 'common']);
  return (
    <Container>
      <Centred role="alert">
        <BowlDrawing size={128} />
        <Typography variant="h1">{t('notCachedTitle')}</Typography>
        <Typography color="textSecondary">{t('notCachedText')}</Typography>
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
