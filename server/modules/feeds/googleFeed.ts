import type { Measure, PackSize } from '../../../contract/packSize';
import { readCharge, type Delivery } from '../../../contract/readDeliveries';
import { escapeHtml } from '../../pages/plain/plainPage';
import type { FeedFormat } from './feedFormat';
import { inRupeesOfFeed, type FeedItem } from './items';

/** Google takes no more for an item. */
const MAX_DELIVERIES = 100;

/** The unit of a pack's size, and what its unit price is for. */
const UNITS: Readonly<Record<Measure, readonly [unit: string, base: string]>> = {
  WEIGHT: ['g', '1 kg'],
  VOLUME: ['ml', '1 l'],
  PIECE: ['ct', '1 ct'],
  DOZEN: ['ct', '1 ct'],
  BUNCH: ['ct', '1 ct'],
};

const element = (name: string, value: string): string => `<${name}>${escapeHtml(value)}</${name}>`;

function unitPricing({ netGrams, measure = 'WEIGHT' }: PackSize): string {
  const [unit, base] = UNITS[measure];
  return element('g:unit_pricing_measure', `${netGrams} ${unit}`) + element('g:unit_pricing_base_measure', base);
}

/** Single codes, and ranges of codes that follow each other. */
function inRanges(pins: readonly string[]): string[] {
  const ranges: { from: number; to: number }[] = [];
  for (const pin of pins.map(Number)) {
    const last = ranges.at(-1);
    if (last?.to === pin - 1) last.to = pin;
    else ranges.push({ from: pin, to: pin });
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`));
}

const shipping = (pricePaise: number, deliveries: readonly Delivery[]): string =>
  deliveries
    .flatMap((delivery) => {
      const price = inRupeesOfFeed(readCharge(pricePaise, delivery));
      return inRanges(delivery.pins).map((pins) => ({ pins, price }));
    })
    .slice(0, MAX_DELIVERIES)
    .map(
      ({ pins, price }) =>
        `<g:shipping><g:country>IN</g:country>${element('g:postal_code', pins)}${element('g:price', price)}</g:shipping>`,
    )
    .join('');

const toXml = (item: FeedItem, brand: string, deliveries: readonly Delivery[]): string =>
  [
    '<item>',
    element('g:id', item.id),
    element('g:title', item.title),
    element('g:description', item.description),
    element('g:link', item.url),
    element('g:image_link', item.imageUrl),
    element('g:availability', item.isAvailable ? 'in_stock' : 'out_of_stock'),
    element('g:price', inRupeesOfFeed(item.mrpPaise)),
    ...(item.pricePaise < item.mrpPaise ? [element('g:sale_price', inRupeesOfFeed(item.pricePaise))] : []),
    element('g:condition', 'new'),
    element('g:brand', brand),
    // The shop packs the products itself, without codes of GS1.
    element('g:identifier_exists', 'no'),
    element('g:item_group_id', item.groupId),
    element('g:size', item.sizeInWords),
    element('g:product_type', item.category),
    unitPricing(item.size),
    shipping(item.pricePaise, deliveries),
    '</item>\n',
  ].join('');

/** RSS 2.0 with Google's namespace: https://support.google.com/merchants/answer/7052112 */
export const googleFeed: FeedFormat = {
  contentType: 'application/rss+xml; charset=utf-8',
  head: ({ name, url }) =>
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
    `${element('title', name)}${element('link', url)}${element('description', name)}\n`,
  items: (items, { name, deliveries }) => items.map((item) => toXml(item, name, deliveries)).join(''),
  tail: '</channel>\n</rss>\n',
};
