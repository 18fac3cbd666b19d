import type { Language } from '../../../contract/constants';
import { scriptJson } from '../../lib/scriptJson';
import { canonicalUrl } from './canonicalUrl';
import type { PageMeta } from './PageFacts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes text for element content and attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const element = (name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ')}>`;
const property = (name: string, content: string): string => element('meta', { property: `og:${name}`, content });

interface HeadOptions {
  origin: string;
  shopName: string;
  language: Language;
  /** Those of the shop. */
  languages: readonly Language[];
  /** Given when the URL itself names a language. */
  urlLanguage: Language | undefined;
  /** Objects in the vocabulary of schema.org. */
  jsonLd: readonly object[];
}

/** The page's URL in each language; noindex without a canonical path. */
const canonicalLinks = (path: string | null, { origin, languages, urlLanguage }: HeadOptions): string[] => {
  if (path === null) return [element('meta', { name: 'robots', content: 'noindex' })];
  return [
    element('link', { rel: 'canonical', href: canonicalUrl(origin, path, urlLanguage) }),
    ...languages.map((language) =>
      element('link', { rel: 'alternate', hreflang: language, href: canonicalUrl(origin, path, language) }),
    ),
    element('link', { rel: 'alternate', hreflang: 'x-default', href: canonicalUrl(origin, path, undefined) }),
  ];
};

const openGraph = (page: PageMeta, options: HeadOptions): string[] => {
  const { title, description, path, image, isProduct = false } = page;
  const { origin, shopName, language, urlLanguage } = options;
  return [
    property('type', isProduct ? 'product' : 'website'),
    property('site_name', shopName),
    property('title', title),
    property('locale', `${language}_IN`),
    ...(description === undefined ? [] : [property('description', description)]),
    ...(path === null ? [] : [property('url', canonicalUrl(origin, path, urlLanguage))]),
    ...(image ? [property('image', new URL(image.path, origin).href), property('image:alt', image.alt)] : []),
    element('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  ];
};

const jsonLdScript = (graph: readonly object[]): string[] =>
  graph.length === 0
    ? []
    : [
        `<script type="application/ld+json">${scriptJson({
          '@context': 'https://schema.org',
          '@graph': graph,
        })}</script>`,
      ];

/** The page's part of the document head. After hydration `PageHead` takes over title, description and canonical URL. */
export const headHtml = (page: PageMeta, options: HeadOptions): string =>
  [
    `<title>${escaped(page.title)}</title>`,
    ...(page.description === undefined ? [] : [element('meta', { name: 'description', content: page.description })]),
    ...canonicalLinks(page.path, options),
    ...openGraph(page, options),
    ...jsonLdScript(options.jsonLd),
  ].join('');
