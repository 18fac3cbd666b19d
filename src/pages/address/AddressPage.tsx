import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../contract/routes';
import { BarePage } from '../../components/BarePage';
import { PageTitle } from '../../components/PageTitle';
import { AddressList } from '../../features/addresses/AddressList';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { OtherProducts } from '../../features/catalogue/OtherProducts';

/** Mobile layout (specification §2). */
export const AddressPage = () => {
  const { t } = useTranslation('profile');
  return (
    <BarePage>
      <PageTitle title={t('addresses')} back={{ to: ROUTES.profile.path, label: t('title') }} />
      <AddressList headingLevel="h2" bestSellers={<OtherProducts renderAction={renderAddToCart} />} />
    </BarePage>
  );
};
