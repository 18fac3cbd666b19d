import { useSearchParams } from 'react-router-dom';
import Container from '@mui/material/Container';
import { belowFold } from '../../components/belowFold';
import { ErrorState } from '../../components/ErrorState';
import { isApiError } from '../../store/api/ApiError';
import { useGetProductDetailQuery } from '../../store/api/homepageApi';
import { MissingProductPage } from './MissingProductPage';
import { ProductPageSkeleton } from './ProductPageSkeleton';
import { ProductView } from './ProductView';

const BelowFold = belowFold(
  async () => (await import(/* webpackChunkName: "product-below-fold" */ './BelowFold')).BelowFold,
);

/** The page at `/product/detail?slug=…` (specification §2). */
export const ProductPage = () => {
  const [params] = useSearchParams();
  const slug = params.get('slug')?.trim() ?? '';
  const { currentData, error, refetch } = useGetProductDetailQuery(slug, { skip: slug === '' });

  if (slug === '' || (isApiError(error) && error.status === 404)) return <MissingProductPage />;
  if (currentData)
    return (
      <Container
        // Another product resets pack and add-ons.
        key={currentData._id}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 7, pb: 7, pt: { tablet: 3, desktop: 5 } }}
      >
        <ProductView product={currentData} />
        <BelowFold product={currentData} />
      </Container>
    );
  if (!error) return <ProductPageSkeleton />;
  return (
    <Container>
      <ErrorState heading="h1" onRetry={() => void refetch()} />
    </Container>
  );
};
