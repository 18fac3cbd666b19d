import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { BarePage } from '../../components/BarePage';
import { EmptyState } from '../../components/EmptyState';
import { SmallDrawing } from '../../components/SmallDrawing';

interface EmptyCartProps {
  /** It is above the drawing, such as an order that waits for its payment. */
  notice?: ReactNode;
  bestSellers?: ReactNode;
}

/** A cart without lines leads to all products. */
export const EmptyCart = ({ notice, bestSellers }: EmptyCartProps) => {
  const { t } = useTranslation('cart');
  return (
    <BarePage>
      {notice}
      <EmptyState
        heading="h1"
        title={t('empty.title')}
        text={t('empty.text')}
        picture={<SmallDrawing name="emptyCart" />}
        action={
          <Button component={Link} to={ROUTES.categories.path} variant="contained" size="large">
            {t('empty.action')}
          </Button>
        }
      />
      {bestSellers}
    </BarePage>
  );
};
