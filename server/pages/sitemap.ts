import type { Language } from '../../contract/constants';
import {
  categoryPath,
  producerPath,
  productPath,
  recipePath,
  ROUTE_NAMES,
  ROUTES,
  staticPrefix,
  type RouteName,
} from '../../contract/routes';

/** They need a slug. */
const LISTED_ONE_BY_ONE: readonly RouteName[] = ['product', 'recipe', 'producer'];

interface ListedPages {
  categoryIds: readonly string[];
  recipeSlugs: readonly string[];
  producerSlugs?: readonly string[];
}

/** Paths that begin with these are disallowed. */
const DISALLOWED = [
  '/api/',
  '/pay/',
  ...ROUTE_NAMES.filter((name) => !ROUTES[name].isIndexed)
    .map((name) => staticPrefix(ROUTES[name].path))
    .filter((path, _, all) => !all.some((other) => path !== other && path.startsWith(other))),
];
/** A tenth of the limit: rendering a file blocks other requests. */
export const PRODUCTS_PER_FILE = 5_000;

export const robotsText = (publicUrl: string): string =>
  `User-agent: *\n${DISALLOWED.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** https://www.sitemaps.org/protocol.html#index */
export function sitemapIndex(publicUrl: string, productCount: number): string {
  const files = Math.ceil(productCount / PRODUCTS_PER_FILE);
  const names = ['pages', ...Array.from({ length: files }, (_, at) => `products-${at + 1}`)];
  const entries = names.map((name) => `<sitemap><loc>${publicUrl}/sitemap-${name}.xml</loc></sitemap>`);
  return toXml('sitemapindex', entries);
}

/** Covers every page but the products. */
export const sitemapOfPages = (
  publicUrl: string,
  languages: readonly Language[],
  { categoryIds, recipeSlugs, producerSlugs = [] }: ListedPages,
): string =>
  toList(publicUrl, languages, [
    ...ROUTE_NAMES.filter((name) => ROUTES[name].isIndexed && !LISTED_ONE_BY_ONE.includes(name)).map(
      (name) => ROUTES[name].path,
    ),
    ...categoryIds.map(categoryPath),
    ...recipeSlugs.map(recipePath),
    ...producerSlugs.map(producerPath),
  ]);

export const sitemapOfProducts = (
  publicUrl: string,
  languages: readonly Language[],
  slugs: readonly string[],
): string => toList(publicUrl, languages, slugs.map(productPath));

const toList = (publicUrl: string, languages: readonly Language[], paths: readonly string[]): string => {
  const entries = paths.map((path) => entryOf(publicUrl, languages, path));
  return toXml('urlset', entries, ' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
};

const toXml = (root: 'sitemapindex' | 'urlset', entries: readonly string[], namespaces = ''): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${entries.map((entry) => `${entry}\n`).join('')}</${root}>\n`;

function entryOf(publicUrl: string, languages: readonly Language[], path: string): string {
  const urlIn = (language?: string) => {
    const url = new URL(path, publicUrl);
    if (language) url.searchParams.set('lang', language);
    return url.href.replaceAll('&', '&amp;');
  };
  const alternates = [...languages.map((language) => [language, urlIn(language)]), ['x-default', urlIn()]].map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  return `<url><loc>${urlIn()}</loc>${alternates.join('')}</url>`;
}
