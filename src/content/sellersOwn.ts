import type { Store } from '../../contract/homepage';
import type { SellersOwn, Section, ShownBlock, ShownSection } from './pageText';

/** What the settings have; nothing where the shop shows none. */
const ownBlocks = ({ own, none }: SellersOwn, store: Store | undefined): ShownBlock[] => {
  const { testimonials = [], team = [] } = store ?? {};
  const blocks = own === 'testimonials' ? testimonials : team && team.map((person) => ({ person }));
  if (!blocks) return [];
  return blocks.length > 0 ? blocks : [none];
};

/** A page's sections with the seller's own words. A section of nothing else is left out where the shop shows none. */
export const withSellersOwn = (sections: Section[], store: Store | undefined): ShownSection[] =>
  sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.flatMap((block) =>
        typeof block === 'object' && 'own' in block ? ownBlocks(block, store) : [block],
      ),
    }))
    .filter(({ blocks }) => blocks.length > 0);
