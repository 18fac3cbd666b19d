import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CATEGORY_IDS } from '../../../contract/constants';
import { EmptyState } from '../../components/EmptyState';
import { SmallDrawing } from '../../components/SmallDrawing';

/** A checkout without goods: the way to some. The page puts best sellers underneath. */
export const EmptyCart = ({ bestSellers }: { bestSellers?: ReactNode }) => {
  const { t } = useTranslation('cart');
  return (
    <Container sx={{ py: 3 }}>
      <EmptyState
        heading="h1"
        title={t('empty.title')}
        text={t('empty.text')}
        picture={<SmallDrawing name="emptyCart" />}
        action={
          <Button component={Link} to={`/categories?id=${CATEGORY_IDS.ORGANIC_MILLETS}`} variant="contained">
            {t('empty.action')}
          </Button>
        }
      />
      {bestSellers}
    </Container>
  );
};
