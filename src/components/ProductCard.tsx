import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Pack, ProductCard as Product } from '../../contract/homepage';
import { PackChips } from './PackChips';
import { Price } from './Price';
import { ProductPicture } from './ProductPicture';
import { firstPackToShow, productPath } from '../lib/products';
import { SecondName } from './SecondName';
import { VegMark } from './VegMark';

interface ProductCardProps {
  product: Product;
  /** In a list right under the page's title it is an h2. */
  headingLevel?: 'h2' | 'h3';
  /** What can be done with the chosen pack: as a rule, to put it into the cart. */
  renderAction: (pack: Pack) => ReactNode;
}

const clampedToTwoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  minHeight: '2.6em',
  lineHeight: 1.3,
} as const;

/**
 * One product of a list: picture, names, packs, price and the way into the cart. It knows no cart: what can be done is
 * a slot. Several side by side are ProductCards.
 */
export const ProductCard = ({ product, headingLevel = 'h3', renderAction }: ProductCardProps) => {
  const { t } = useTranslation('catalogue');
  const [packId, setPackId] = useState<string>();
  const pack = product.packs.find(({ _id }) => _id === packId) ?? firstPackToShow(product.packs);
  const isSoldOut = product.packs.every(({ available }) => available === 0);

  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column', height: '100%', minWidth: 0 }}>
      <Box sx={{ position: 'relative', opacity: isSoldOut ? 0.6 : 1 }}>
        <ProductPicture productId={product._id} categoryId={product.categoryId} alt="" />
        {product.veg && (
          <Box sx={{ position: 'absolute', top: 12, right: 12, display: 'flex' }}>
            <VegMark />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 1, p: { mobile: 1.25, tablet: 2 } }}>
        <Box sx={{ position: 'relative' }}>
          <Typography component={headingLevel} variant="subtitle2">
            <Link
              component={RouterLink}
              to={productPath(product.slug)}
              color="inherit"
              sx={{ ...clampedToTwoLines, py: 0.5, my: -0.5 }}
            >
              {product.name}
            </Link>
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p" noWrap>
            <SecondName name={product.secondName} />
          </Typography>
        </Box>
        <Box sx={{ mt: 'auto' }}>
          <PackChips
            packs={product.packs}
            value={pack._id}
            onChange={setPackId}
            label={t('packOf', { name: product.name })}
          />
        </Box>
        <Price pricePaise={pack.productPrice} mrpPaise={pack.mrpPaise} netGrams={pack.netGrams} />
        {renderAction(pack)}
      </Box>
    </Card>
  );
};
