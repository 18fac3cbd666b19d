import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AddressList } from '../../features/addresses/AddressList';

/** The customer's addresses on a page of their own (specification §2: the mobile layout). */
export const AddressPage = () => {
  const { t } = useTranslation('addresses');
  return (
    <Container maxWidth="tablet" sx={{ py: 3, minHeight: '70vh' }}>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <AddressList />
    </Container>
  );
};
