import type { Store } from '../../contract/homepage';
import type { Block, Section } from './pageText';

/** What the settings have in place of samples; null where the shop shows none, undefined while it is unknown. */
const ownBlocks = (of: 'testimonials' | 'team', store: Store | undefined): Block[] | null | undefined => {
  if (of === 'testimonials') return store?.testimonials;
  return store?.team && store.team.map((person) => ({ person }));
};

/** A page's sections with the seller's own words in place of samples. A section of nothing else is left out with them. */
export const withSellersOwn = (sections: Section[], store: Store | undefined): Section[] =>
  sections.flatMap((section) => {
    const [sample] = section.blocks.flatMap((block) =>
      typeof block === 'object' && 'sample' in block ? [block.sample] : [],
    );
    const own = sample && ownBlocks(sample.of, store);
    if (own === undefined || own?.length === 0) return [section];
    return own === null ? [] : [{ ...section, blocks: own }];
  });
