import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from '../../components/styled';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { CategoryNav } from '../../features/catalogue/CategoryNav';
import { ListLayout } from '../../features/catalogue/ListLayout';
import { NothingMatches } from '../../features/catalogue/NothingMatches';
import {
  isNarrowed,
  NOTHING_NARROWED,
  readChoice,
  toProductFilters,
  writeChoice,
} from '../../features/catalogue/productChoice';
import { ProductFilters } from '../../features/catalogue/ProductFilters';
import { ProductGrid } from '../../features/catalogue/ProductGrid';
import { UnknownCategory } from '../../features/catalogue/UnknownCategory';
import { useCategory } from '../../features/catalogue/useCategory';
import { SearchBox } from '../../features/search/SearchBox';

/** The header's second row: phones have no header here. */
const PhoneSearch = styled('div')(({ theme }) => ({
  margin: 'calc(-1 * var(--page-block-start)) calc(-1 * var(--page-margin)) 0',
  padding: `${theme.spacing(1)} var(--page-margin)`,
  backgroundColor: theme.vars.palette.surface.bar,
  [theme.breakpoints.up('desktop')]: { display: 'none' },
}));

/** A category, or all products without `?id=`; filters are in the URL. */
export const CategoriesPage = () => {
  const { t } = useTranslation('catalogue');
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const { categoryId } = choice;
  const { category, isUnknown, mayExist, refetch } = useCategory(categoryId);

  const phoneSearch = (
    <PhoneSearch data-bare-page>
      <SearchBox />
    </PhoneSearch>
  );
  if (isUnknown) {
    return (
      <>
        {phoneSearch}
        <UnknownCategory />
      </>
    );
  }

  // Filtering replaces the history entry.
  const change = (changes: Parameters<typeof writeChoice>[1]): void =>
    setParams(writeChoice(params, changes), { replace: true, preventScrollReset: true });
  const title = categoryId ? (category?.name ?? t('categories')) : t('allProducts');

  return (
    <ListLayout
      nav={
        <>
          {phoneSearch}
          <CategoryNav currentId={categoryId} />
        </>
      }
      title={title}
      text={category?.description}
      picture={category?.picture}
    >
      <ProductGrid
        toolbar={(isEmpty) => <ProductFilters choice={choice} withClear={!isEmpty} onChange={change} />}
        mayFetch={mayExist}
        filters={toProductFilters(choice)}
        renderAction={renderAddToCart}
        label={title}
        onGone={refetch}
        whenEmpty={
          <NothingMatches
            choice={choice}
            onClear={isNarrowed(choice) ? () => change(NOTHING_NARROWED) : undefined}
            renderAction={renderAddToCart}
          />
        }
      />
    </ListLayout>
  );
};
