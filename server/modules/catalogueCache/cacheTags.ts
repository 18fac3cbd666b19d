import type { Change } from './changesRepository';

export type CacheTag = string;

const UNTAGGED = 'untagged';
const LISTS = 'lists';
const STOCK = 'stock';
export const SALES = 'sales';
const productTag = (id: string): CacheTag => `product ${id}`;

/**
 * What a cached value depends on. A change of settings or categories drops every value, any change drops one without tags.
 */
export class CacheTags {
  #tags: Set<CacheTag> | undefined;

  #add(...tags: CacheTag[]): this {
    this.#tags ??= new Set();
    for (const tag of tags) this.#tags.add(tag);
    return this;
  }

  /** Settings and categories only. */
  shop = () => this.#add();

  products = (products: readonly { _id: string }[]) => this.#add(...products.map(({ _id }) => productTag(_id)));

  /** Which products are for sale, with their texts and prices: lists, counts, searches. */
  lists = () => this.#add(LISTS);

  /** Which products are in stock. */
  stock = () => this.#add(STOCK);

  /** Which products sell best. */
  sales = () => this.#add(SALES);

  dependsOn = (changed: ReadonlySet<CacheTag>): boolean =>
    [...(this.#tags ?? [UNTAGGED])].some((tag) => changed.has(tag));
}

/** The tags that a change invalidates, for all kinds but ALL. */
export function tagsOf({ kind, productId }: Change): CacheTag[] {
  const product = productTag(productId ?? '');
  switch (kind) {
    case 'PRODUCT':
      return [UNTAGGED, LISTS, product];
    case 'SHELF':
      return [UNTAGGED, STOCK, product];
    case 'SALES':
      return [SALES];
    default:
      return [UNTAGGED, product];
  }
}
