import type { ReactNode } from 'react';
import type { Pack, ProductCard } from '../../../contract/homepage';

/** Slot for the action on a product's chosen pack, usually adding it to the cart. */
export type RenderProductAction = (product: ProductCard, pack: Pack) => ReactNode;
