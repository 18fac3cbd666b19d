import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OrderList } from '../../features/orders/OrderList';

/** The customer's orders on a page of their own (specification §2: the mobile layout). */
export const OrdersPage = () => {
  const { t } = useTranslation('orders');
  return (
    <Container sx={{ py: 3, minHeight: '70vh' }}>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <OrderList />
    </Container>
  );
};
