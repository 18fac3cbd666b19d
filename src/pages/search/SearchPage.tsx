import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PRODUCT_SORTS } from '../../../contract/constants';
import { EmptyState } from '../../components/EmptyState';
import { NotFoundMessage } from '../../components/NotFoundMessage';
import { SmallDrawing } from '../../components/SmallDrawing';
import { AddToCart } from '../../features/cart/AddToCart';
import { CategoryNav } from '../../features/catalogue/CategoryNav';
import { ListLayout } from '../../features/catalogue/ListLayout';
import type { RenderProductAction } from '../../features/catalogue/productAction';
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
import { useCategory } from '../../features/catalogue/useCategory';
import { readWords, SEARCH_PATH } from '../../lib/searchPath';
import { NothingFound } from './NothingFound';
import { SearchPrompt } from './SearchPrompt';

const renderAddToCart: RenderProductAction = ({ name }, pack) => <AddToCart name={name} pack={pack} />;

/** What the shop has for the words in the address (`?q=`), in one category (`?id=`) or in all. */
export const SearchPage = () => {
  const { t } = useTranslation(['search', 'catalogue']);
  const [params, setParams] = useSearchParams();
  const words = readWords(params);
  const choice = readChoice(params, PRODUCT_SORTS);
  const { categoryId } = choice;
  const { isUnknown, mayExist } = useCategory(categoryId);

  if (words === '') return <SearchPrompt />;
  if (isUnknown) return <NotFoundMessage text={t('catalogue:notFound.category')} />;

  // Filtering is no place to come Back to: it replaces.
  const change = (changes: Parameters<typeof writeChoice>[1]): void =>
    setParams(writeChoice(params, changes), { replace: true, preventScrollReset: true });
  const title = t('resultsFor', { words });
  const clearAll = () => change({ ...NOTHING_NARROWED, categoryId: undefined });

  return (
    <ListLayout
      nav={
        <CategoryNav
          currentId={categoryId}
          pathOf={(id) => `${SEARCH_PATH}?${writeChoice(params, { categoryId: id }).toString()}`}
          isStickyOnPhone={false}
        />
      }
      title={title}
      filters={<ProductFilters choice={choice} sorts={PRODUCT_SORTS} onChange={change} />}
    >
      {mayExist ? (
        <ProductGrid
          filters={{ ...toProductFilters(choice), search: words }}
          renderAction={renderAddToCart}
          label={title}
          whenEmpty={
            isNarrowed(choice) || categoryId ? (
              <EmptyState
                title={t('catalogue:empty.title')}
                text={t('catalogue:empty.text')}
                picture={<SmallDrawing name="nothingFound" />}
                action={
                  <Button variant="outlined" onClick={clearAll}>
                    {t('catalogue:filters.clear')}
                  </Button>
                }
              />
            ) : (
              <NothingFound words={words} renderAction={renderAddToCart} />
            )
          }
        />
      ) : (
        <ProductCardsSkeleton layout="grid" count={8} />
      )}
    </ListLayout>
  );
};
