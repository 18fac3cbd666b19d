import { LANGUAGES } from '../../contract/constants';
import { categoryPath, productPath, ROUTE_NAMES, ROUTES, staticPrefix } from '../../contract/routes';

const INDEXED = ROUTE_NAMES.filter((name) => ROUTES[name].isIndexed);
/** Prefixes of paths; a path covers those below it. */
const DISALLOWED = [
  '/api/',
  '/pay/',
  ...ROUTE_NAMES.filter((name) => !ROUTES[name].isIndexed)
    .map((name) => staticPrefix(ROUTES[name].path))
    .filter((path, _, all) => !all.some((other) => path !== other && path.startsWith(other))),
];
/** A tenth of what the protocol allows in one file: it is made while others wait for their pages. */
export const PRODUCTS_PER_FILE = 5_000;

export const robotsText = (publicUrl: string): string =>
  ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );

/** Where all the lists are. https://www.sitemaps.org/protocol.html#index */
export function sitemapIndex(publicUrl: string, productCount: number): string {
  const files = Math.ceil(productCount / PRODUCTS_PER_FILE);
  const names = ['pages', ...Array.from({ length: files }, (_, at) => `products-${at + 1}`)];
  return toXml(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${publicUrl}/sitemap-${name}.xml</loc></sitemap>`),
  );
}

/** Every indexed page but the products'. */
export const sitemapOfPages = (publicUrl: string, categoryIds: readonly string[]): string =>
  toList(publicUrl, [
    ...INDEXED.filter((name) => name !== 'product').map((name) => ROUTES[name].path),
    ...categoryIds.map(categoryPath),
  ]);

/** The pages of some products. */
export const sitemapOfProducts = (publicUrl: string, slugs: readonly string[]): string =>
  toList(publicUrl, slugs.map(productPath));

/** Each with its addresses in all languages. */
const toList = (publicUrl: string, paths: readonly string[]): string =>
  toXml(
    'urlset',
    paths.map((path) => entryOf(publicUrl, path)),
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  );

const toXml = (root: 'sitemapindex' | 'urlset', entries: readonly string[], namespaces = ''): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');

function entryOf(publicUrl: string, path: string): string {
  const address = (language?: string) => {
    const url = new URL(path, publicUrl);
    if (language) url.searchParams.set('lang', language);
    return url.href.replaceAll('&', '&amp;');
  };
  const alternates = [...LANGUAGES.map((language) => [language, address(language)]), ['x-default', address()]].map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  return `<url><loc>${address()}</loc>${alternates.join('')}</url>`;
}
