import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { isApiError } from '../../../store/api/ApiError';
import { BackLink } from '../../components/BackLink';
import { staffProductPath } from '../../lib/staffPaths';
import { useGetPreviewQuery } from '../../store/catalogueApi';

// The customers' own page, in their own chunks.
const ProductView = lazy(async () => ({
  default: (await import(/* webpackChunkName: "product" */ '../../../pages/product/ProductView')).ProductView,
}));
const BelowFold = lazy(async () => ({
  default: (await import(/* webpackChunkName: "product-below-fold" */ '../../../pages/product/BelowFold')).BelowFold,
}));

/** A product as customers see it once it is published. Nothing in it can be pressed. */
export const PreviewPage = () => {
  const { t } = useTranslation('staffCatalogue');
  const { productId = '' } = useParams();
  const { data, error, refetch } = useGetPreviewQuery(productId, { refetchOnMountOrArgChange: true });
  return (
    <>
      <BackLink to={staffProductPath(productId)} label={t('preview.back')} />
      {data && (
        <VisuallyHidden>
          <h1>{t('preview.title', { name: data.name })}</h1>
        </VisuallyHidden>
      )}
      <Alert severity="info" role="group" sx={{ marginBottom: 3 }}>
        {t('preview.text')}
      </Alert>
      {!data && !error && <PageSkeleton />}
      {!data && isApiError(error) && (
        <ErrorState
          heading="h1"
          title={error.messages.join(' ')}
          {...(error.status !== 404 && error.status !== 409 && { onRetry: () => void refetch() })}
        />
      )}
      {data && (
        <Suspense fallback={<PageSkeleton />}>
          <Box inert sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 7 }}>
            <ProductView product={data} />
            <BelowFold product={data} />
          </Box>
        </Suspense>
      )}
    </>
  );
};
