import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface NotFoundMessageProps {
  /** What is not there; without it, the page. */
  text?: string;
}

/**
 * 404 'Not Found' (specification §2): for an unknown address, product or category. It fills a page; a list or a search
 * without results is an EmptyState.
 */
export const NotFoundMessage = ({ text }: NotFoundMessageProps) => {
  const { t } = useTranslation(['errors', 'common']);
  return (
    <Container sx={{ paddingBlock: 8 }}>
      <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
        <Typography aria-hidden variant="h1" component="p" sx={{ color: 'secondary.dark' }}>
          {t('notFoundCode')}
        </Typography>
        <Typography variant="h2" component="h1">
          {t('notFoundTitle')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>{text ?? t('notFoundText')}</Typography>
        <Button component={Link} to="/" variant="contained">
          {t('common:goHome')}
        </Button>
      </Stack>
    </Container>
  );
};
