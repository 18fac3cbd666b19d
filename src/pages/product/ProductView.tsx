import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '../../../contract/homepage';
import { SectionHeading } from '../../components/SectionHeading';
import { AddToCart } from '../../features/cart/AddToCart';
import { CookingSteps } from '../../features/catalogue/CookingSteps';
import { NutritionPanel } from '../../features/catalogue/NutritionPanel';
import { ProductCards } from '../../features/catalogue/ProductCards';
import { ProductFacts } from '../../features/catalogue/ProductFacts';
import { ProductGallery } from '../../features/catalogue/ProductGallery';
import { firstPackToShow } from '../../lib/products';
import { productColumns } from './productColumns';
import { ProductPurchase } from './ProductPurchase';

/** Everything about one product. */
export const ProductView = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation('catalogue');
  const [packId, setPackId] = useState<string>();
  const pack = product.packs.find(({ _id }) => _id === packId) ?? firstPackToShow(product.packs);

  return (
    <Container sx={{ py: { mobile: 2, desktop: 4 } }}>
      <Box component="article" sx={productColumns}>
        <ProductGallery product={product} pack={pack} />
        <ProductPurchase product={product} pack={pack} onChoosePack={setPackId} />
        <ProductFacts product={product} pack={pack} />
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          <CookingSteps steps={product.cooking} />
          <NutritionPanel nutrition={product.nutrition} />
        </Box>
      </Box>
      {product.related.length > 0 && (
        <Box component="section" aria-labelledby="related" sx={{ mt: 6 }}>
          <SectionHeading id="related" title={t('related')} />
          <ProductCards
            layout="rail"
            products={product.related}
            renderAction={({ name }, relatedPack) => <AddToCart name={name} pack={relatedPack} />}
          />
        </Box>
      )}
    </Container>
  );
};
