import type { Store } from '../../contract/homepage';
import type { Block, SellersOwn } from './pageText';

/** What the settings have; nothing where the shop shows none. */
const ownBlocks = ({ own, none }: SellersOwn, store: Store | undefined): Block[] => {
  const { testimonials = [], team = [] } = store ?? {};
  const blocks = own === 'testimonials' ? testimonials : team && team.map((person) => ({ person }));
  if (!blocks) return [];
  return blocks.length > 0 ? blocks : [none];
};

/** Blocks with the seller's own words in their place. */
export const withSellersOwn = (blocks: (Block | SellersOwn)[], store: Store | undefined): Block[] =>
  blocks.flatMap((block) => (typeof block === 'object' && 'own' in block ? ownBlocks(block, store) : [block]));
