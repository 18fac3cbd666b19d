import type { Store } from '../../contract/homepage';
import type { Block, SellersOwn } from './pageText';

/** Returns what the settings contain, if the shop shows it. */
const ownBlocks = ({ own, none, more }: SellersOwn, store: Store | undefined): Block[] => {
  const { testimonials = [], team = [] } = store ?? {};
  const blocks = own === 'testimonials' ? testimonials : team && team.map((person) => ({ person }));
  if (blocks?.length === 0) return [none];
  return [...(blocks ?? []), ...(more ? [more] : [])];
};

/** Blocks with the seller's own words in their place. */
export const withSellersOwn = (blocks: (Block | SellersOwn)[], store: Store | undefined): Block[] =>
  blocks.flatMap((block) => (typeof block === 'object' && 'own' in block ? ownBlocks(block, store) : [block]));
