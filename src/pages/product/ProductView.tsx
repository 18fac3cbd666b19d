import { useState } from 'react';
import type { ProductDetail } from '../../../contract/homepage';
import { styled } from '../../components/styled';
import { usePanel } from '../../hooks/usePanel';
import { CookingSteps } from '../../features/catalogue/CookingSteps';
import { Deliverability } from '../../features/catalogue/Deliverability';
import { NutritionPanel } from '../../features/catalogue/NutritionPanel';
import { ProductFacts } from '../../features/catalogue/ProductFacts';
import { ProductGallery } from '../../features/catalogue/ProductGallery';
import { firstPackToShow } from '../../lib/products';
import { productColumns } from './productColumns';
import { ProductPurchase } from './ProductPurchase';
import { WishSlot } from './WishSlot';

const Columns = styled('article')(productColumns);

/** A product, of which one pack is chosen. */
export const ProductView = ({ product }: { product: ProductDetail }) => {
  const location = usePanel('location');
  const [packId, setPackId] = useState<string>();
  const pack = product.packs.find(({ _id }) => _id === packId) ?? firstPackToShow(product.packs);

  return (
    <Columns>
      <div className="gallery">
        <ProductGallery product={product} pack={pack} />
      </div>
      <ProductPurchase product={product} pack={pack} onChoosePack={setPackId} />
      <div className="delivery">
        <Deliverability onChooseAddress={() => location.open()} />
        <WishSlot part="wish" product={product} pack={pack} />
      </div>
      {/* The packs of a set have pages of their own. */}
      {!product.parts && (
        <div className="lower">
          {product.cooking.length > 0 && <CookingSteps steps={product.cooking} />}
          <NutritionPanel {...product} />
        </div>
      )}
      <div className="lower">
        <ProductFacts product={product} pack={pack} />
      </div>
    </Columns>
  );
};
