import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Centred } from './EmptyState';
import { SmallDrawing } from './SmallDrawing';

interface NotFoundMessageProps {
  /** It says what is missing: the page, by default. */
  text?: string;
  /** It leads to others like it, instead of Home. */
  action?: { to: string; label: string };
}

/** 404 'Not Found' (specification §2) for an unknown URL, product or category. Empty results use EmptyState. */
export const NotFoundMessage = ({ text, action }: NotFoundMessageProps) => {
  const { t } = useTranslation(['errors', 'common']);
  return (
    <Container>
      <Centred>
        <SmallDrawing name="notFound" width={200} />
        <Typography aria-hidden variant="lead" sx={{ fontWeight: 600, color: 'secondary.dark' }}>
          {t('notFoundCode')}
        </Typography>
        <Typography variant="h1">{t('notFoundTitle')}</Typography>
        <Typography color="textSecondary">{text ?? t('notFoundText')}</Typography>
        <Button component={Link} to={action?.to ?? '/'} variant="contained" size="large" sx={{ mt: 1 }}>
          {action?.label ?? t('common:goHome')}
        </Button>
      </Centred>
    </Container>
  );
};
