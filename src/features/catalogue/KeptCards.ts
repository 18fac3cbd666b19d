import { createContext } from 'react';
import type { ProductCard } from '../../../contract/homepage';
import type { PicturePriority } from '../../components/PictureImage';
import type { RenderProductAction } from './productAction';

/** All that a card in a list is drawn from, beside the language. */
export interface ListedCard {
  product: ProductCard;
  headingLevel: 'h2' | 'h3';
  priority: PicturePriority;
}

export interface KeptCards {
  /** What its cards offer to do: a list that offers anything else draws its own. */
  renderAction: RenderProductAction;
  /**
   * Gives HTML to stand in a card's place.
   * @param listId begins the name of its group of radio buttons, before the product's id
   */
  markFor: (card: ListedCard, listId: string) => string;
}

/** Cards that were drawn before: a server has some, a browser has none. */
export const KeptCards = createContext<KeptCards | null>(null);
