import { createContext } from 'react';
import type { ProductCard } from '../../../contract/homepage';
import type { RenderProductAction } from './productAction';

/** A card is rendered from these, besides the language. */
export interface CardContent {
  product: ProductCard;
  headingLevel: 'h2' | 'h3';
  /** It shows the dish, with the pack beside. */
  isServed: boolean;
}

/** @returns a card's HTML from an earlier rendering, if there was one */
export type FindCachedCard = (
  renderAction: RenderProductAction,
  content: CardContent,
  /** Name of the card's radio buttons. */
  group: string,
) => string | undefined;

/** Given on the server alone. */
export const CardCacheContext = createContext<FindCachedCard | null>(null);
