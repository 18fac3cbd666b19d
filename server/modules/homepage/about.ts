import type { Change } from './changesRepository';

/** Something that changes and that answers are about: a product's id behind `product `, or one of the words below. */
export type Topic = string;

const ANYTHING = 'anything';
const LISTS = 'lists';
const STOCK = 'stock';
export const SALES = 'sales';
const product = (id: string): Topic => `product ${id}`;

/**
 * What an answer is about, said by whoever works it out: it is dropped when something of that changes, and always when the shop's own words or settings
 * do. An answer of which nothing is said counts as being about everything.
 */
export class About {
  #topics: Set<Topic> | undefined;

  #add(...topics: Topic[]): this {
    this.#topics ??= new Set();
    for (const topic of topics) this.#topics.add(topic);
    return this;
  }

  /** The shop's own words and settings, and nothing else. */
  shop = () => this.#add();

  /** These products are shown. */
  shows = (products: readonly { _id: string }[]) => this.#add(...products.map(({ _id }) => product(_id)));

  /** Which products are for sale, and what each says and costs: lists, counts, searches. */
  lists = () => this.#add(LISTS);

  /** Which products are in stock. */
  stock = () => this.#add(STOCK);

  /** Which products sell best. */
  sales = () => this.#add(SALES);

  get topics(): ReadonlySet<Topic> {
    return this.#topics ?? new Set([ANYTHING]);
  }
}

/** What a change touches, ALL aside: that is everything. */
export function topicsOf({ kind, productId }: Change): Topic[] {
  const one = product(productId ?? '');
  switch (kind) {
    case 'PRODUCT':
      return [ANYTHING, LISTS, one];
    case 'SHELF':
      return [ANYTHING, STOCK, one];
    case 'SALES':
      return [SALES];
    default:
      return [ANYTHING, one];
  }
}
