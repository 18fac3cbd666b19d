import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '../../../contract/homepage';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { CookingSteps } from '../../features/catalogue/CookingSteps';
import { NutritionPanel } from '../../features/catalogue/NutritionPanel';
import { ProductFacts } from '../../features/catalogue/ProductFacts';
import { ProductGallery } from '../../features/catalogue/ProductGallery';
import { Rail } from '../../features/catalogue/Rail';
import { ShopFacts } from '../../features/catalogue/ShopFacts';
import { RecipeRail } from '../../features/recipes/RecipeRail';
import { firstPackToShow } from '../../lib/products';
import { productColumns } from './productColumns';
import { ProductPurchase } from './ProductPurchase';

const Columns = styled('article')(productColumns);

export const ProductView = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation(['catalogue', 'recipes']);
  const [packId, setPackId] = useState<string>();
  const pack = product.packs.find(({ _id }) => _id === packId) ?? firstPackToShow(product.packs);

  return (
    <Container
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 7, pb: 7, pt: { tablet: 3, desktop: 5 } }}
    >
      <Columns>
        <div className="gallery">
          <ProductGallery product={product} pack={pack} />
        </div>
        <ProductPurchase product={product} pack={pack} onChoosePack={setPackId} />
        <div className="lower">
          {product.cooking.length > 0 && <CookingSteps steps={product.cooking} />}
          {!product.parts && <NutritionPanel nutrition={product.nutrition} />}
        </div>
        <div className="lower">
          <ProductFacts product={product} pack={pack} />
        </div>
      </Columns>
      <RecipeRail title={t('recipes:withProduct')} recipes={product.recipes} />
      <ShopFacts />
      {product.complements.length > 0 && (
        <Rail title={t('complements')} products={product.complements} renderAction={renderAddToCart} />
      )}
      {product.related.length > 0 && (
        <Rail title={t('related')} products={product.related} renderAction={renderAddToCart} />
      )}
    </Container>
  );
};
