import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The way into the console. */
export const LoginPage = ({ preferences }: { preferences: ReactNode }) => {
  const { t } = useTranslation('staffFrame');
  return (
    <Container component="main" maxWidth="mobile" sx={{ py: 6 }}>
      <Typography variant="h1">{t('title')}</Typography>
      {preferences}
    </Container>
  );
};
