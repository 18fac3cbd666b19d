import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState';
import { Add } from '../../../components/icons';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { BackLink } from '../../components/BackLink';
import { PRODUCTS_PATH } from '../../lib/staffPaths';
import { useGetCatalogueCategoriesQuery, useOrderCategoriesMutation } from '../../store/catalogueApi';
import { useMay } from '../../store/staffHooks';
import { PictureDialog } from '../../features/catalogue/PictureDialog';
import { useSetCategoryPictureMutation } from '../../store/picturesApi';
import { CategoryDialog } from './CategoryDialog';
import { CategoryRow } from './CategoryRow';

/** Categories in the order of the shop's menu. */
export const ProductCategoriesPage = () => {
  const { t } = useTranslation('staffCatalogue');
  const mayManage = useMay('manageCatalogue');
  const {
    data: categories,
    isError,
    refetch,
  } = useGetCatalogueCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [order, ordering] = useOrderCategoriesMutation();
  /** Null for a new one. */
  const [openId, setOpenId] = useState<string | null>();
  const open = categories?.find(({ _id }) => _id === openId);
  const [pictureId, setPictureId] = useState<string>();
  const pictured = categories?.find(({ _id }) => _id === pictureId);
  const [setPicture] = useSetCategoryPictureMutation();

  const move = (at: number, by: -1 | 1): void => {
    const ids = (categories ?? []).map(({ _id }) => _id);
    const [id] = ids.splice(at, 1);
    if (id === undefined) return;
    ids.splice(at + by, 0, id);
    void order({ ids });
  };

  return (
    <Box sx={{ maxWidth: 960 }}>
      <BackLink to={PRODUCTS_PATH} label={t('title')} />
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" component="h1" sx={{ flexGrow: 1 }}>
          {t('categories.title')}
        </Typography>
        {mayManage && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setOpenId(null)}>
            {t('categories.add')}
          </Button>
        )}
      </Stack>
      <Typography color="textSecondary" sx={{ marginBottom: 2 }}>
        {t('categories.hint')}
      </Typography>
      {!categories && isError && <ErrorState title={t('categories.failed')} onRetry={() => void refetch()} />}
      {!categories && !isError && <PageSkeleton />}
      {categories && (
        <Card component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {categories.map((category, at) => (
            <CategoryRow
              key={category._id}
              category={category}
              mayManage={mayManage}
              {...(at > 0 && !ordering.isLoading && { onUp: () => move(at, -1) })}
              {...(at < categories.length - 1 && !ordering.isLoading && { onDown: () => move(at, 1) })}
              onOpen={() => setOpenId(category._id)}
              onPicture={() => setPictureId(category._id)}
            />
          ))}
        </Card>
      )}
      {openId === null && <CategoryDialog category={null} onClose={() => setOpenId(undefined)} />}
      {pictured && (
        <PictureDialog
          {...{ kind: 'CATEGORY', picture: pictured.picture, name: pictured.name.en, label: pictured.name.en }}
          onSave={(body) => setPicture({ id: pictured._id, body })}
          onClose={() => setPictureId(undefined)}
        />
      )}
      {open && <CategoryDialog key={open._id} category={open} onClose={() => setOpenId(undefined)} />}
    </Box>
  );
};
