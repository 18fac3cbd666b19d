import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { CatalogueProduct } from '../../../../contract/staffCatalogue';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { isApiError } from '../../../store/api/ApiError';
import { BackLink } from '../../components/BackLink';
import { ProductForm } from '../../features/catalogue/ProductForm';
import { newProduct, newSet } from '../../features/catalogue/productValues';
import { ProductStateLabel } from '../../features/catalogue/ProductStateLabel';
import { useOwnText } from '../../hooks/useOwnText';
import { NEW_SET_PATH, PRODUCTS_PATH, staffProductPath } from '../../lib/staffPaths';
import { useGetCatalogueChoicesQuery, useGetCatalogueProductQuery } from '../../store/catalogueApi';
import { useMay } from '../../store/staffHooks';
import { ProductActions } from './ProductActions';
import { ProductPictures } from './ProductPictures';

/** One product: read from the server at each opening, then as it was last stored. */
export const ProductPage = () => {
  const { productId = '' } = useParams();
  return <OpenProduct key={productId} id={productId} />;
};

const OpenProduct = ({ id }: { id: string }) => {
  const { t } = useTranslation('staffCatalogue');
  const ownText = useOwnText();
  const mayManage = useMay('manageCatalogue');
  const [stored, setStored] = useState<CatalogueProduct | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [shownRevision, setShownRevision] = useState(0);
  const loading = useGetCatalogueProductQuery(id, { refetchOnMountOrArgChange: true });
  const choices = useGetCatalogueChoicesQuery(undefined, { refetchOnFocus: true });
  const product = stored ?? (loading.isFetching ? undefined : loading.data);

  if (!product || !choices.data) {
    const error = loading.error ?? choices.error;
    const isGone = isApiError(error) && error.status === 404;
    if (isGone) return <ErrorState heading="h1" title={error.messages.join(' ')} />;
    if (!error) return <PageSkeleton />;
    return (
      <ErrorState
        heading="h1"
        title={t('failed')}
        onRetry={() => {
          void loading.refetch();
          void choices.refetch();
        }}
      />
    );
  }
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to={PRODUCTS_PATH} label={t('title')} />
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, marginBottom: 2 }}
      >
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {ownText(product.name)}
        </Typography>
        <Box sx={{ flexGrow: 1 }}>
          <ProductStateLabel state={product.state} />
        </Box>
        <ProductActions
          product={product}
          mayManage={mayManage}
          isDirty={isDirty}
          onStored={(next) => {
            setStored(next);
            // Without typed changes, the form may begin again from what is stored.
            setShownRevision(shownRevision + 1);
          }}
        />
      </Stack>
      <ProductPictures product={product} mayManage={mayManage} onStored={setStored} />
      <ProductForm
        key={shownRevision}
        product={product}
        choices={choices.data}
        isReadOnly={!mayManage}
        onStored={setStored}
        onDirty={setDirty}
      />
    </Box>
  );
};

/** Begins as a draft, of a product or a set of several packs; then it has a page of its own. */
export const NewProductPage = () => {
  const { t } = useTranslation('staffCatalogue');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isSet = params.has('set');
  const { data: choices, isError, refetch } = useGetCatalogueChoicesQuery(undefined, { refetchOnFocus: true });
  if (!choices) {
    return isError ? <ErrorState heading="h1" title={t('failed')} onRetry={() => void refetch()} /> : <PageSkeleton />;
  }
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to={PRODUCTS_PATH} label={t('title')} />
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center', marginBottom: 2 }}>
        <Typography variant="h2" component="h1" sx={{ flexGrow: 1 }}>
          {t(isSet ? 'set.new' : 'new')}
        </Typography>
        {!isSet && (
          <Button component={Link} to={NEW_SET_PATH} replace>
            {t('set.instead')}
          </Button>
        )}
      </Stack>
      <ProductForm
        key={String(isSet)}
        product={null}
        blank={isSet ? newSet : newProduct}
        choices={choices}
        isReadOnly={false}
        onStored={({ _id }) => void navigate(staffProductPath(_id), { replace: true })}
      />
    </Box>
  );
};
