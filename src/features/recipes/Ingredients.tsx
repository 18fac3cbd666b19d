import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProductCard, RecipeDetail } from '../../../contract/homepage';
import { productPath } from '../../../contract/routes';
import { ProductPicture } from '../../components/ProductPicture';
import { styled } from '../../components/styled';
import { formatPaise } from '../../lib/money';
import { pictureOf } from '../../lib/products';
import { useFormatSize } from '../../hooks/useFormatSize';
import { fittingPack } from './recipePacks';

const List = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  '& > li': { paddingBlock: theme.spacing(1.25) },
  '& > li:first-of-type': { paddingBlockStart: 0 },
  '& > li + li': { borderTop: '1px solid', borderColor: theme.vars.palette.surface.line },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    marginBlockStart: theme.spacing(1),
    padding: 6,
    ...theme.mixins.card,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& .plate': theme.mixins.plate,
  '& .name': { ...theme.typography.subtitle2, display: 'block', color: theme.vars.palette.primary.main },
  '& a:hover .name': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& .price': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '@media print': { '& a': { display: 'none' }, '& > li': { paddingBlock: 2 } },
}));

const SoldProduct = ({ product }: { product: ProductCard }) => {
  const { t } = useTranslation('recipe');
  const formatSize = useFormatSize();
  const pack = fittingPack(product);
  return (
    <Link to={productPath(product.slug)}>
      <span className="plate">
        <ProductPicture picture={pictureOf(pack, product.packs)} alt="" sizes="56px" />
      </span>
      <span>
        <span className="name">{product.name}</span>
        <span className="price">
          {pack.available > 0
            ? t('fromPack', { weight: formatSize(pack), price: formatPaise(pack.productPrice) })
            : t('soldOut')}
        </span>
      </span>
    </Link>
  );
};

/** Lists the amounts, with links to what the shop sells of them. */
export const Ingredients = ({ ingredients }: Pick<RecipeDetail, 'ingredients'>) => (
  <List>
    {ingredients.map(({ text, product }) => (
      <li key={text}>
        <span>{text}</span>
        {product && <SoldProduct product={product} />}
      </li>
    ))}
  </List>
);
