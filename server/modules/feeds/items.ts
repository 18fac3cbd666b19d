import type { Language } from '../../../contract/constants';
import { formatSize, type PackSize } from '../../../contract/packSize';
import { productPath } from '../../../contract/routes';
import { shortLine } from '../../lib/oneLine';
import type { FeedProduct } from './repository';

/** The shorter of what Google and Meta take. */
const MAX_TITLE_LENGTH = 150;
const MAX_DESCRIPTION_LENGTH = 5_000;

/** A pack as search engines and social networks list it. */
export interface FeedItem {
  id: string;
  /** The product, which groups its packs. */
  groupId: string;
  title: string;
  description: string;
  url: string;
  /** A JPEG wherever there is one: Meta takes no WebP, and neither takes AVIF. */
  imageUrl: string;
  isAvailable: boolean;
  pricePaise: number;
  mrpPaise: number;
  category: string;
  size: PackSize;
  sizeInWords: string;
}

interface FeedPlace {
  publicUrl: string;
  language: Language;
}

/** One item for each pack with a picture, which both require. */
export function itemsOf(product: FeedProduct, { publicUrl, language }: FeedPlace): FeedItem[] {
  const url = new URL(productPath(product.slug), publicUrl);
  url.searchParams.set('lang', language);
  const texts = [product.taste, product.origin, product.ingredients].flatMap((text) => text || []);
  const description = (texts.length > 0 ? texts : [product.name, product.category])
    .map((text) => (/[.।!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
  return product.packs.flatMap((pack) => {
    const { picture } = pack;
    const sizeInWords = formatSize(pack, language);
    // A drawn pack is in the picture of its dish.
    const path = picture?.share ?? product.served?.share ?? (picture && `${picture.path}-${picture.webp.at(-1)}.webp`);
    if (!path) return [];
    return [
      {
        id: pack._id,
        groupId: product.id,
        title: shortLine(`${product.name}, ${sizeInWords}`, MAX_TITLE_LENGTH),
        description: shortLine(description, MAX_DESCRIPTION_LENGTH),
        url: url.href,
        imageUrl: new URL(path, publicUrl).href,
        isAvailable: pack.isAvailable,
        pricePaise: pack.productPrice,
        mrpPaise: pack.mrpPaise,
        category: product.category,
        size: pack,
        sizeInWords,
      },
    ];
  });
}

export const inRupeesOfFeed = (paise: number): string => `${(paise / 100).toFixed(2)} INR`;
