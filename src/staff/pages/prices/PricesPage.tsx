import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload, useSearchParams } from 'react-router-dom';
import type { PriceQuery } from '../../../../contract/staffCatalogue';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useToasts } from '../../../hooks/useToasts';
import { BackLink } from '../../components/BackLink';
import { CatalogueFilters } from '../../features/catalogue/CatalogueFilters';
import { readCatalogueFilter, writeCatalogueFilter } from '../../features/catalogue/catalogueParams';
import { useAnnounceResult } from '../../hooks/useAnnounce';
import { PRODUCTS_PATH } from '../../lib/staffPaths';
import { useGetPricesQuery } from '../../store/catalogueApi';
import { useMay } from '../../store/staffHooks';
import { PriceGrid } from './PriceGrid';
import { PricesBar } from './PricesBar';
import { useSaveGrid } from './useSaveGrid';
import { useStoredDrafts } from './useStoredDrafts';

/** Prices and stock of all packs in a grid. What is typed waits, over pages, searches and reloads, until it is saved. */
export const PricesPage = () => {
  const { t } = useTranslation('staffCatalogue');
  const { enqueueSnackbar } = useToasts();
  const mayManage = useMay('manageCatalogue');
  const mayStock = useMay('changeStock');
  const [params, setParams] = useSearchParams();
  const { search, categoryId } = readCatalogueFilter(params);
  const filter: PriceQuery = { ...(search && { search }), ...(categoryId && { categoryId }) };
  const [drafts, setDrafts] = useStoredDrafts();
  const { save, priceQuestion, isSaving } = useSaveGrid(drafts, setDrafts);
  /** Cursors of the pages before this one; the first page has none. */
  const [pages, setPages] = useState<readonly string[]>([]);
  const cursor = pages.at(-1);
  const { currentData, isError, refetch } = useGetPricesQuery(
    { ...filter, ...(cursor !== undefined && { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  useBeforeUnload((event) => {
    if (drafts.size > 0) event.preventDefault();
  });

  useAnnounceResult(
    JSON.stringify({ ...filter, cursor }),
    currentData
      ? currentData.items.length > 0
        ? t('prices.shown', { count: currentData.items.length })
        : t('nothing')
      : null,
  );

  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to={PRODUCTS_PATH} label={t('title')} />
      <Typography variant="h2" component="h1">
        {t('prices.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBottom: 2 }}>
        {t(mayManage ? 'prices.help' : 'prices.helpReading')}
      </Typography>
      <CatalogueFilters
        filter={filter}
        onChange={(change) => {
          setPages([]);
          setParams(writeCatalogueFilter({ ...filter, ...change }), { replace: true });
        }}
      />
      {isError && !currentData && <ErrorState onRetry={() => void refetch()} />}
      {!isError && !currentData && <PageSkeleton />}
      {currentData?.items.length === 0 && <EmptyState title={t('nothing')} text={t('nothingText')} />}
      {currentData && currentData.items.length > 0 && (
        <PriceGrid
          rows={currentData.items}
          drafts={drafts}
          mayPrice={mayManage && !isSaving}
          mayStock={mayStock && !isSaving}
          onChange={setDrafts}
          onLeft={(count) => enqueueSnackbar(t('prices.left', { count }), { variant: 'warning' })}
        />
      )}
      {currentData && (pages.length > 0 || currentData.nextCursor !== null) && (
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'center', marginTop: 2 }}>
          <Button variant="outlined" disabled={pages.length === 0} onClick={() => setPages(pages.slice(0, -1))}>
            {t('prices.previous')}
          </Button>
          <Button
            variant="outlined"
            disabled={currentData.nextCursor === null}
            onClick={() => {
              if (currentData.nextCursor !== null) setPages([...pages, currentData.nextCursor]);
            }}
          >
            {t('prices.next')}
          </Button>
        </Stack>
      )}
      {priceQuestion}
      {drafts.size > 0 && (
        <PricesBar
          drafts={drafts}
          isSaving={isSaving}
          onChange={setDrafts}
          onSave={() => void save()}
          onDiscard={() => setDrafts(new Map())}
        />
      )}
    </Box>
  );
};
