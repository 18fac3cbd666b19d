import type { ReactNode } from 'react';
import type { Pack, ProductCard } from '../../../contract/homepage';

/** What can be done with a product's chosen pack, as a rule to put it into the cart: a page fills this slot. */
export type RenderProductAction = (product: ProductCard, pack: Pack) => ReactNode;
