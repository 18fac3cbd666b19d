import { OtherProducts } from './OtherProducts';
import { PopularCategories } from './PopularCategories';
import type { RenderProductAction } from './productAction';

/** What there is instead of a missing product or category. */
export const Instead = ({ renderAction }: { renderAction: RenderProductAction }) => (
  <>
    <OtherProducts renderAction={renderAction} />
    <PopularCategories />
  </>
);
