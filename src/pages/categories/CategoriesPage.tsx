import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NotFoundMessage } from '../../components/NotFoundMessage';
import { AddToCart } from '../../features/cart/AddToCart';
import { CategoryNav } from '../../features/catalogue/CategoryNav';
import {
  isNarrowed,
  NOTHING_NARROWED,
  readChoice,
  toProductFilters,
  writeChoice,
} from '../../features/catalogue/productChoice';
import { ProductCardsSkeleton } from '../../features/catalogue/ProductCards';
import { ProductFilters } from '../../features/catalogue/ProductFilters';
import { ProductGrid } from '../../features/catalogue/ProductGrid';
import { SearchBox } from '../../features/catalogue/SearchBox';
import { useCategory } from '../../features/catalogue/useCategory';

/** The products of a category, or without `?id=` of the whole shop; whatever narrows the list stands in the address. */
export const CategoriesPage = () => {
  const { t } = useTranslation('catalogue');
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const { categoryId, search } = choice;
  const { category, isUnknown, mayExist } = useCategory(categoryId);

  if (isUnknown) return <NotFoundMessage text={t('notFound.category')} />;

  // Filtering is no place to come Back to: it replaces.
  const change = (changes: Parameters<typeof writeChoice>[1]): void =>
    setParams(writeChoice(params, changes), { replace: true, preventScrollReset: true });
  const title = search
    ? t('resultsFor', { search })
    : categoryId
      ? (category?.name ?? t('categories'))
      : t('allProducts');

  return (
    <Container sx={{ py: { mobile: 1, desktop: 4 } }}>
      <Box
        sx={{
          // A block on a phone: the row of chips sticks within the whole page, not within a row of a grid.
          display: { mobile: 'block', desktop: 'grid' },
          gridTemplateColumns: '232px minmax(0, 1fr)',
          columnGap: 4,
        }}
      >
        <Box sx={{ display: { desktop: 'none' }, pt: 1 }}>
          <SearchBox key={search} value={search} onSearch={(words) => change({ search: words })} />
        </Box>
        <CategoryNav currentId={categoryId} />
        <Box sx={{ minWidth: 0, pt: 1 }}>
          <Typography variant="h1" sx={{ mb: 0.5 }}>
            {title}
          </Typography>
          {category && !search && <Typography color="textSecondary">{category.description}</Typography>}
          <Box sx={{ my: 2 }}>
            <ProductFilters choice={choice} onChange={change} />
          </Box>
          {mayExist ? (
            <ProductGrid
              filters={toProductFilters(choice)}
              renderAction={({ name }, pack) => <AddToCart name={name} pack={pack} />}
              label={title}
              emptyAction={
                isNarrowed(choice) && (
                  <Button variant="outlined" onClick={() => change(NOTHING_NARROWED)}>
                    {t('filters.clear')}
                  </Button>
                )
              }
            />
          ) : (
            <ProductCardsSkeleton layout="grid" count={8} />
          )}
        </Box>
      </Box>
    </Container>
  );
};
