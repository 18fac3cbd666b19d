import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Pack, ProductDetail } from '../../../contract/homepage';
import { BottomActionBar } from '../../components/BottomActionBar';
import { PackChips } from '../../components/PackChips';
import { Price } from '../../components/Price';
import { SecondName } from '../../components/SecondName';
import { usePanel } from '../../components/usePanel';
import { VegMark } from '../../components/VegMark';
import { AddToCart } from '../../features/cart/AddToCart';
import { AddOnChoice } from '../../features/catalogue/AddOnChoice';
import { Deliverability } from '../../features/catalogue/Deliverability';
import { ShareProduct } from '../../features/catalogue/ShareProduct';
import { formatPaise } from '../../lib/money';
import { categoryPath } from '../../lib/products';
import { formatGrams } from '../../lib/weight';

interface ProductPurchaseProps {
  product: ProductDetail;
  pack: Pack;
  onChoosePack: (packId: string) => void;
}

/** Names, packs, add-ons, and the way into the cart; on a phone that way is a bar at the bottom. */
export const ProductPurchase = ({ product, pack, onChoosePack }: ProductPurchaseProps) => {
  const { t } = useTranslation('catalogue');
  const location = usePanel('location');
  const [addons, setAddons] = useState<string[]>([]);

  return (
    <Stack spacing={2.5}>
      <Box>
        <Link
          component={RouterLink}
          to={categoryPath(product.category._id)}
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {product.category.name}
        </Link>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Typography variant="h1" sx={{ flex: 1, minWidth: 0 }}>
            {product.name}
          </Typography>
          <ShareProduct name={product.name} slug={product.slug} />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
          {product.veg && <VegMark />}
          <Typography color="textSecondary">
            <SecondName name={product.secondName} />
          </Typography>
        </Box>
      </Box>
      <Box>
        <Price pricePaise={pack.productPrice} mrpPaise={pack.mrpPaise} netGrams={pack.netGrams} size="large" />
        <Typography variant="caption" color="textSecondary">
          {t('inclusiveOfTaxes')}
        </Typography>
      </Box>
      <PackChips
        detailed
        packs={product.packs}
        value={pack._id}
        onChange={onChoosePack}
        label={t('packOf', { name: product.name })}
      />
      <AddOnChoice addOns={product.addOns} value={addons} onChange={setAddons} />
      <BottomActionBar inlineOnDesktop>
        <Box sx={{ display: { desktop: 'none' }, pl: 1 }} aria-hidden>
          <Typography variant="caption" component="p">
            {formatGrams(pack.netGrams)}
          </Typography>
          <Typography variant="subtitle1">{formatPaise(pack.productPrice)}</Typography>
        </Box>
        <Box sx={{ flex: 1, maxWidth: { desktop: 320 } }}>
          <AddToCart name={product.name} pack={pack} addons={addons} prominent />
        </Box>
      </BottomActionBar>
      <Deliverability onChooseAddress={() => location.open()} />
    </Stack>
  );
};
