import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { EmptyState } from '../../components/EmptyState';
import { SmallDrawing } from '../../components/SmallDrawing';

/** For a customer who has ordered nothing yet. @param heading default: h2 */
export const NoOrders = ({ heading }: { heading?: 'h1' }) => {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      {...(heading && { heading })}
      title={t('empty.title')}
      text={t('empty.text')}
      picture={<SmallDrawing name="noOrders" />}
      action={
        <Button component={Link} to={ROUTES.categories.path} variant="contained" size="large">
          {t('empty.action')}
        </Button>
      }
    />
  );
};
