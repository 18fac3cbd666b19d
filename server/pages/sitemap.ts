import { CONTENT_PAGES, LANGUAGES } from '../../contract/constants';
import type { PublicPages } from '../lib/area';

/** Pages that are nobody's to find, or everybody's own. */
const CLOSED = ['/api/', '/pay/', '/checkout', '/profile', '/order/', '/search'];

/** What crawlers may look at, and where the list of all pages is. */
export const robotsText = (publicUrl: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );

/** Every page that is to be found, each with its addresses in all languages. https://www.sitemaps.org/protocol.html */
export function sitemapXml(publicUrl: string, { categoryIds, productSlugs }: Awaited<ReturnType<PublicPages['list']>>) {
  const paths = [
    '/',
    '/categories',
    ...categoryIds.map((id) => `/categories?id=${encodeURIComponent(id)}`),
    ...productSlugs.map((slug) => `/product/detail?slug=${encodeURIComponent(slug)}`),
    ...CONTENT_PAGES.map((page) => `/${page}`),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.map((path) => entryOf(publicUrl, path)),
    '</urlset>',
    '',
  ].join('\n');
}

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
