import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../contract/routes';
import { BarePage } from '../../components/BarePage';
import { PageTitle } from '../../components/PageTitle';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import { OrderList } from '../../features/orders/OrderList';

/** Mobile layout (specification §2). */
export const OrdersPage = () => {
  const { t } = useTranslation('profile');
  return (
    <BarePage>
      <PageTitle title={t('orders')} back={{ to: ROUTES.profile.path, label: t('title') }} />
      <OrderList headingLevel="h2" bestSellers={<OtherProducts renderAction={renderAddToCart} />} />
    </BarePage>
  );
};
