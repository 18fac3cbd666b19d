import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PRODUCT_SORTS } from '../../../contract/constants';
import { categoryPath } from '../../../contract/routes';
import { smallDrawings } from '../../components/smallDrawings';
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
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import { ProductFilters } from '../../features/catalogue/ProductFilters';
import { ProductGrid } from '../../features/catalogue/ProductGrid';
import { UnknownCategory } from '../../features/catalogue/UnknownCategory';
import { useCategory } from '../../features/catalogue/useCategory';
import { FoundProducers } from '../../features/producers/FoundProducers';
import { RecipeRail } from '../../features/recipes/RecipeRail';
import { useGetProductsInfiniteQuery, useGetRecipesQuery } from '../../store/api/homepageApi';
import { useFindProducersQuery } from '../../store/api/producersApi';
import { FEW_RESULTS, readSearchText, SEARCH_PATH, QUERY_PARAM } from '../../lib/searchPath';
import { NothingFound } from './NothingFound';
import { SearchPrompt } from './SearchPrompt';

/** Without results the title is centred below a drawing, as in empty states. */
const Page = styled('div')(({ theme }) => ({
  '&[data-empty] .opening': {
    flexDirection: 'column-reverse',
    gap: theme.spacing(1),
    textAlign: 'center',
    '& > .plate': { width: 148, borderRadius: '50%', '& img': { objectFit: 'contain' } },
  },
}));

/** Results for `?q=`, in the category `?id=` or all. */
export const SearchPage = () => {
  const { t } = useTranslation(['search', 'catalogue', 'recipes']);
  const [params, setParams] = useSearchParams();
  const query = readSearchText(params);
  const choice = readChoice(params, PRODUCT_SORTS);
  const { categoryId } = choice;
  const { isUnknown, mayExist } = useCategory(categoryId);
  const filters = { ...toProductFilters(choice), search: query };
  const isWhole = !isNarrowed(choice) && categoryId === undefined;
  const { isEmpty, few } = useGetProductsInfiniteQuery(filters, {
    skip: query === '' || !mayExist,
    selectFromResult: ({ currentData }) => {
      const { items, total } = currentData?.pages[0] ?? {};
      return {
        isEmpty: isWhole && items?.length === 0,
        few: total !== undefined && total > 0 && total <= FEW_RESULTS ? items : undefined,
      };
    },
  });

  // The page waits for its products alone.
  const { currentData: recipes = [] } = useGetRecipesQuery(query, { skip: query === '' });
  const { currentData: producers = [] } = useFindProducersQuery(query, { skip: query === '' });
  const isNothing = isEmpty && recipes.length === 0 && producers.length === 0;

  if (query === '') return <SearchPrompt />;
  if (isUnknown) return <UnknownCategory />;

  // Filtering replaces the history entry.
  const change = (changes: Parameters<typeof writeChoice>[1]): void =>
    setParams(writeChoice(params, changes), { replace: true, preventScrollReset: true });
  // Canonical, as on the server: other query parameters are dropped.
  const pathOf = (other: Parameters<typeof writeChoice>[1]): string =>
    `${SEARCH_PATH}?${writeChoice(new URLSearchParams({ [QUERY_PARAM]: query }), other).toString()}`;
  const title = t(isNothing ? 'nothing.title' : 'resultsFor', { query });
  const clearAll = () => change({ ...NOTHING_NARROWED, categoryId: undefined });

  return (
    <Page data-empty={isNothing ? '' : undefined}>
      <ListLayout
        nav={
          <CategoryNav
            currentId={categoryId}
            pathOf={isNothing ? categoryPath : (id) => pathOf({ ...choice, categoryId: id })}
            isStickyOnPhone={false}
            withCounts={isNothing}
          />
        }
        title={title}
        picture={isNothing ? smallDrawings.nothingFound : undefined}
      >
        {producers.length > 0 && (
          <Box sx={{ my: 3 }}>
            <FoundProducers producers={producers} />
          </Box>
        )}
        <ProductGrid
          toolbar={(hasNoMatch) =>
            !isEmpty && (
              <ProductFilters choice={choice} sorts={PRODUCT_SORTS} withClear={!hasNoMatch} onChange={change} />
            )
          }
          mayFetch={mayExist}
          filters={filters}
          renderAction={renderAddToCart}
          label={title}
          whenEmpty={
            isNothing ? (
              <NothingFound renderAction={renderAddToCart} />
            ) : isWhole ? null : (
              <NothingMatches choice={choice} onClear={clearAll} renderAction={renderAddToCart} />
            )
          }
        />
        {recipes.length > 0 && (
          <Box sx={{ mt: 6 }}>
            <RecipeRail title={t('recipes:title')} recipes={recipes} />
          </Box>
        )}
        {(few ?? (isEmpty && !isNothing)) && (
          <Box sx={{ mt: 6 }}>
            <OtherProducts except={new Set(few?.map(({ _id }) => _id))} renderAction={renderAddToCart} />
          </Box>
        )}
      </ListLayout>
    </Page>
  );
};
