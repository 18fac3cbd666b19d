import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { productPath } from '../../../../contract/routes';
import type { ProductConflict, CatalogueProduct } from '../../../../contract/staffCatalogue';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { OpenInNewOutlined } from '../../../components/lazyIcons';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { useOwnText } from '../../hooks/useOwnText';
import { PRODUCTS_PATH, previewPath, ratingsPath } from '../../lib/staffPaths';
import { useRemoveProductMutation, useSetProductStateMutation } from '../../store/catalogueApi';

interface ProductActionsProps {
  product: CatalogueProduct;
  mayManage: boolean;
  /** Typed values must be saved first. */
  isDirty: boolean;
  onStored: (product: CatalogueProduct) => void;
}

/** Preview, publish or hide, delete. */
export const ProductActions = ({ product, mayManage, isDirty, onStored }: ProductActionsProps) => {
  const { t } = useTranslation('staffCatalogue');
  const ownText = useOwnText();
  const navigate = useNavigate();
  const { enqueueSnackbar } = useToasts();
  const [setState, changing] = useSetProductStateMutation();
  const [remove, removing] = useRemoveProductMutation();
  const [isConfirming, setConfirming] = useState(false);
  const { _id, slug, state, revision, packs } = product;
  const isPublished = state === 'PUBLISHED';

  const switchState = async (): Promise<void> => {
    const { data, error } = await setState({
      id: _id,
      body: { state: isPublished ? 'HIDDEN' : 'PUBLISHED', revision },
    });
    if (data) {
      enqueueSnackbar(data.message, { variant: 'success' });
      onStored(data.data);
    } else if (isApiError(error)) {
      enqueueSnackbar(error.messages.join(' '), { variant: 'error' });
      const conflict = error.data as Partial<ProductConflict> | null;
      if (conflict?.product) onStored(conflict.product);
    }
  };

  const removeForGood = async (): Promise<void> => {
    const { data } = await remove(_id);
    setConfirming(false);
    if (!data) return;
    enqueueSnackbar(data.message, { variant: 'success' });
    await navigate(PRODUCTS_PATH);
  };

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button component={Link} to={ratingsPath('product', _id)} variant="outlined">
        {t('ratings')}
      </Button>
      <Button component={Link} to={previewPath(_id)} variant="outlined">
        {t('preview.open')}
      </Button>
      {isPublished && (
        <Button
          href={productPath(slug)}
          target="_blank"
          rel="noopener"
          variant="outlined"
          endIcon={<OpenInNewOutlined />}
        >
          {t('inShop')}
        </Button>
      )}
      {mayManage && (
        <Button
          variant={isPublished ? 'outlined' : 'contained'}
          disabled={isDirty}
          loading={changing.isLoading}
          onClick={() => void switchState()}
        >
          {t(isPublished ? 'hide' : 'publish')}
        </Button>
      )}
      {mayManage && packs.every(({ isUsed }) => !isUsed) && (
        <Button color="error" onClick={() => setConfirming(true)}>
          {t('delete.open')}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('delete.question', { name: ownText(product.name) })}
        confirmLabel={t('delete.open')}
        destructive
        busy={removing.isLoading}
        onConfirm={() => void removeForGood()}
        onCancel={() => setConfirming(false)}
      />
    </Stack>
  );
};
