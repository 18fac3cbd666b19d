import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '../../../contract/homepage';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { Rail } from '../../features/catalogue/Rail';
import { Origins } from '../../features/producers/Origins';
import { ShopFacts } from '../../features/catalogue/ShopFacts';
import { RecipeRail } from '../../features/recipes/RecipeRail';
import { RatingsPart } from './RatingsPart';

/** Shows what goes with a product, or instead of it, and what customers say of it. */
export const BelowFold = ({ product: { _id, recipes, complements, related, origins } }: { product: ProductDetail }) => {
  const { t } = useTranslation(['catalogue', 'recipes']);
  return (
    <>
      {origins && <Origins origins={origins} />}
      <RecipeRail title={t('recipes:withProduct')} recipes={recipes} />
      <ShopFacts />
      {complements.length > 0 && (
        <Rail title={t('complements')} products={complements} renderAction={renderAddToCart} />
      )}
      {related.length > 0 && <Rail title={t('related')} products={related} renderAction={renderAddToCart} />}
      <RatingsPart productId={_id} />
    </>
  );
};
