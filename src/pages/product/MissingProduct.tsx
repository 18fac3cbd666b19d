import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../contract/routes';
import { NotFoundMessage } from '../../components/NotFoundMessage';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import { PopularCategories } from '../../features/catalogue/PopularCategories';

/** An unknown product, and what there is instead. */
export const MissingProduct = () => {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <NotFoundMessage text={t('notFound.product')} action={{ to: ROUTES.categories.path, label: t('allProducts') }} />
      <Container sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 5, pb: 6 }}>
        <OtherProducts renderAction={renderAddToCart} />
        <PopularCategories />
      </Container>
    </>
  );
};
