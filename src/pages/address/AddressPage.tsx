import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../components/PageTitle';
import { AddressList } from '../../features/addresses/AddressList';

/** The customer's addresses on a page of their own (specification §2: the mobile layout). */
export const AddressPage = () => {
  const { t } = useTranslation('profile');
  return (
    <Container maxWidth="tablet" sx={{ py: 3, minHeight: '70vh' }}>
      <PageTitle title={t('addresses')} back={{ to: '/profile', label: t('title') }} />
      <AddressList headingLevel="h2" />
    </Container>
  );
};
