import { useTranslation } from 'react-i18next';
import { NotFoundMessage } from '../../components/NotFoundMessage';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { Instead } from '../../features/catalogue/Instead';

/** An unknown product: what there is instead. */
export const MissingProduct = () => {
  const { t } = useTranslation('catalogue');
  return (
    <NotFoundMessage text={t('notFound.product')}>
      <Instead renderAction={renderAddToCart} />
    </NotFoundMessage>
  );
};
