import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';

/** Instead of a page that doesn't exist, or that the role has no right to. */
export const NoStaffPage = ({ text }: { text: string }) => {
  const { t } = useTranslation('staffFrame');
  return (
    <EmptyState
      heading="h1"
      title={text}
      action={
        <Button component={Link} to="/staff" variant="contained">
          {t('toStart')}
        </Button>
      }
    />
  );
};
