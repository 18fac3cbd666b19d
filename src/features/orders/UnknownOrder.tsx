import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { EmptyState } from '../../components/EmptyState';
import { SmallDrawing } from '../../components/SmallDrawing';

/** A page whose order doesn't exist for its customer. The children are other ways to go on. */
export const UnknownOrder = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation(['orders', 'layout']);
  return (
    <Container sx={{ paddingBottom: { mobile: 6, desktop: 8 } }}>
      <EmptyState
        heading="h1"
        title={t('track.unknownTitle')}
        text={t('track.unknownText')}
        picture={<SmallDrawing name="nothingFound" />}
        action={
          <>
            <Button component={Link} to={ROUTES.orders.path} variant="contained" size="large">
              {t('track.allOrders')}
            </Button>
            <Button component={Link} to={ROUTES.support.path}>
              {t('layout:support')}
            </Button>
          </>
        }
      />
      {children}
    </Container>
  );
};
