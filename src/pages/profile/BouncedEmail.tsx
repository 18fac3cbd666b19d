import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { useGetMessagesQuery } from '../../store/api/messageChoicesApi';

/** Says that no mail reaches the customer's address, above the form where they can enter another. */
export const BouncedEmail = () => {
  const { t } = useTranslation('profile');
  const { data } = useGetMessagesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data?.emailStop !== 'BOUNCED') return null;
  return (
    <Alert severity="warning" sx={{ borderRadius: 0, overflowWrap: 'anywhere' }}>
      {t('messages.emailStop.BOUNCED', { emailId: data.emailId })}
      <div>
        <Button color="inherit" component={Link} to={ROUTES.messages.path} sx={{ ml: -2.5 }}>
          {t('messages.title')}
        </Button>
      </div>
    </Alert>
  );
};
