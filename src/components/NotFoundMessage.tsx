import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Centred } from './EmptyState';
import { SmallDrawing } from './SmallDrawing';

interface NotFoundMessageProps {
  /** What is missing; defaults to the page. */
  text?: string;
  /** Sections with what there is instead. */
  children?: ReactNode;
}

const Page = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(5),
  paddingBlockEnd: 'clamp(40px, 6vw, 72px)',
  // Little of the first screen is for what is missing.
  '& > :first-of-type': { paddingBlock: 'clamp(20px, 3vw, 48px) 0' },
}));

/** 404 'Not Found' (specification §2) for an unknown URL, product or category. Empty results use EmptyState. */
export const NotFoundMessage = ({ text, children }: NotFoundMessageProps) => {
  const { t } = useTranslation(['errors', 'common']);
  return (
    <Page>
      <Centred>
        <SmallDrawing name="notFound" width={200} />
        <Typography aria-hidden variant="lead" sx={{ fontWeight: 600, color: 'secondary.dark' }}>
          {t('notFoundCode')}
        </Typography>
        <Typography variant="h1">{t('notFoundTitle')}</Typography>
        <Typography color="textSecondary">{text ?? t('notFoundText')}</Typography>
        <Button component={Link} to="/" variant="contained" size="large" sx={{ mt: 1 }}>
          {t('common:goHome')}
        </Button>
      </Centred>
      {children}
    </Page>
  );
};
