import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { Add } from '../../../components/icons';
import { MoreButton } from '../../components/MoreButton';
import { OneRow } from '../../components/OneRow';
import { CatalogueFilters } from '../../features/catalogue/CatalogueFilters';
import { readCatalogueFilter, writeCatalogueFilter } from '../../features/catalogue/catalogueParams';
import { useAnnounceResult } from '../../hooks/useAnnounce';
import {
  ADDONS_PATH,
  CSV_PATH,
  PRICES_PATH,
  PRODUCTS_PATH,
  PRODUCT_CATEGORIES_PATH,
  TAXES_PATH,
} from '../../lib/staffPaths';
import { useGetCatalogueInfiniteQuery } from '../../store/catalogueApi';
import { useMay } from '../../store/staffHooks';
import { ProductRow } from './ProductRow';

const ROW_HEIGHT_PX = 81;

const PAGES = [
  { to: PRICES_PATH, label: 'prices.title' },
  { to: PRODUCT_CATEGORIES_PATH, label: 'categories.title' },
  { to: ADDONS_PATH, label: 'addons.title' },
  { to: TAXES_PATH, label: 'taxes.title' },
  { to: CSV_PATH, label: 'csv' },
] as const;

/** Every product of the shop, also those that customers don't see. The filters are in the URL. */
export const ProductsPage = () => {
  const { t } = useTranslation('staffCatalogue');
  const mayManage = useMay('manageCatalogue');
  const [params, setParams] = useSearchParams();
  const filter = readCatalogueFilter(params);
  const { currentData, isError, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useGetCatalogueInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const rows = currentData?.pages.flatMap(({ items }) => items);
  useAnnounceResult(
    JSON.stringify(filter),
    isFetching || !rows ? null : rows.length > 0 ? t('shown', { count: rows.length }) : t('nothing'),
  );

  return (
    <Box sx={{ maxWidth: 1120 }}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" component="h1" sx={{ flexGrow: 1 }}>
          {t('title')}
        </Typography>
        {mayManage && (
          <Button component={Link} to={`${PRODUCTS_PATH}/new`} variant="contained" startIcon={<Add />}>
            {t('new')}
          </Button>
        )}
      </Stack>
      <Box sx={{ marginBlock: 1.5 }}>
        <OneRow as="nav" aria-label={t('title')}>
          {PAGES.map(({ to, label }) => (
            <Button key={to} component={Link} to={to} variant="outlined">
              {t(label)}
            </Button>
          ))}
        </OneRow>
      </Box>
      <CatalogueFilters
        filter={filter}
        withState
        onChange={(change) => setParams(writeCatalogueFilter({ ...filter, ...change }), { replace: true })}
      />
      {isError && !rows && <ErrorState onRetry={() => void refetch()} />}
      {rows?.length === 0 && <EmptyState title={t('nothing')} text={t('nothingText')} />}
      {(rows === undefined || rows.length > 0) && !(isError && !rows) && (
        <Card component="ul" aria-busy={isFetching} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {rows
            ? rows.map((row) => <ProductRow key={row._id} row={row} />)
            : [0, 1, 2, 3, 4, 5].map((row) => (
                <li key={row}>
                  <Skeleton height={ROW_HEIGHT_PX} sx={{ transform: 'none', marginInline: 2 }} />
                </li>
              ))}
        </Card>
      )}
      {hasNextPage && (
        <MoreButton label={t('more')} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </Box>
  );
};
