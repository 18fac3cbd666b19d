import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { Add } from '../../../components/icons';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { BackLink } from '../../components/BackLink';
import { PRODUCTS_PATH } from '../../lib/staffPaths';
import { useMay } from '../../store/staffHooks';

interface EditedListProps<Item> {
  /** Where its words are. */
  words: 'addons' | 'categories' | 'taxes';
  /** Undefined until they are loaded. */
  items: readonly Item[] | undefined;
  query: { isError: boolean; refetch: () => unknown };
  renderItem: (item: Item, at: number) => ReactNode;
  onAdd: () => void;
  /** The action that an empty list offers. */
  noneAction?: ReactNode;
}

/** The frame of a page beside the products: a list, and a dialog that adds to it. */
export const EditedList = <Item,>({ words, items, query, renderItem, onAdd, noneAction }: EditedListProps<Item>) => {
  const { t } = useTranslation('staffCatalogue');
  const mayManage = useMay('manageCatalogue');
  return (
    <Box sx={{ maxWidth: 960 }}>
      <BackLink to={PRODUCTS_PATH} label={t('title')} />
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" component="h1" sx={{ flexGrow: 1 }}>
          {t(`${words}.title`)}
        </Typography>
        {mayManage && (
          <Button variant="contained" startIcon={<Add />} onClick={onAdd}>
            {t(`${words}.add`)}
          </Button>
        )}
      </Stack>
      <Typography color="textSecondary" sx={{ marginTop: 1, marginBottom: 2 }}>
        {t(`${words}.hint`)}
      </Typography>
      {!items && query.isError && <ErrorState title={t(`${words}.failed`)} onRetry={() => void query.refetch()} />}
      {!items && !query.isError && <PageSkeleton />}
      {items?.length === 0 && (
        <EmptyState title={t(`${words}.none`)} text={t(`${words}.noneText`)} action={mayManage && noneAction} />
      )}
      {items && items.length > 0 && (
        <Card component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {items.map(renderItem)}
        </Card>
      )}
    </Box>
  );
};
