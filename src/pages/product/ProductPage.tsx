import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import Container from '@mui/material/Container';
import { ErrorState } from '../../components/ErrorState';
import { NotFoundMessage } from '../../components/NotFoundMessage';
import { isApiError } from '../../store/api/ApiError';
import { useGetProductDetailQuery } from '../../store/api/homepageApi';
import { ProductPageSkeleton } from './ProductPageSkeleton';
import { ProductView } from './ProductView';

/** `/product/detail?slug=…` (specification §2). */
export const ProductPage = () => {
  const { t } = useTranslation('catalogue');
  const [params] = useSearchParams();
  const slug = params.get('slug')?.trim() ?? '';
  const { currentData, error, refetch } = useGetProductDetailQuery(slug, { skip: slug === '' });

  if (slug === '' || (isApiError(error) && error.status === 404))
    return <NotFoundMessage text={t('notFound.product')} />;
  // Another product resets pack and add-ons.
  if (currentData) return <ProductView key={currentData._id} product={currentData} />;
  if (!error) return <ProductPageSkeleton />;
  return (
    <Container>
      <ErrorState heading="h1" onRetry={() => void refetch()} />
    </Container>
  );
};
