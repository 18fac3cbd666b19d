import type { Delivery } from '../../../contract/readDeliveries';
import type { FeedItem } from './items';

export interface FeedShop {
  name: string;
  url: string;
  deliveries: readonly Delivery[];
}

/** A feed is its head, then items by and by, then its tail. */
export interface FeedFormat {
  contentType: string;
  head: (shop: FeedShop) => string;
  items: (items: readonly FeedItem[], shop: FeedShop) => string;
  tail: string;
}
