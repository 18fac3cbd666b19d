import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../components/PageTitle';
import { OrderList } from '../../features/orders/OrderList';

/** The customer's orders on a page of their own (specification §2: the mobile layout). */
export const OrdersPage = () => {
  const { t } = useTranslation('profile');
  return (
    <Container maxWidth="tablet" sx={{ py: 3, minHeight: '70vh' }}>
      <PageTitle title={t('orders')} back={{ to: '/profile', label: t('title') }} />
      <OrderList headingLevel="h2" />
    </Container>
  );
};
