import { stringify } from 'csv-stringify/sync';
import type { FeedFormat } from './feedFormat';
import { inRupeesOfFeed, type FeedItem } from './items';

const COLUMNS: Readonly<Record<string, (item: FeedItem, brand: string) => string>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ isAvailable }) => (isAvailable ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: ({ mrpPaise }) => inRupeesOfFeed(mrpPaise),
  sale_price: ({ pricePaise, mrpPaise }) => (pricePaise < mrpPaise ? inRupeesOfFeed(pricePaise) : ''),
  link: ({ url }) => url,
  image_link: ({ imageUrl }) => imageUrl,
  brand: (_item, brand) => brand,
  item_group_id: ({ groupId }) => groupId,
  product_type: ({ category }) => category,
};

/** https://www.facebook.com/business/help/120325381656392 */
export const metaFeed: FeedFormat = {
  contentType: 'text/csv; charset=utf-8',
  head: () => stringify([Object.keys(COLUMNS)]),
  items: (items, { name }) =>
    stringify(
      // Meta takes JPEG and PNG alone.
      items
        .filter(({ imageUrl }) => imageUrl.endsWith('.jpg'))
        .map((item) => Object.values(COLUMNS).map((cell) => cell(item, name))),
    ),
  tail: '',
};
