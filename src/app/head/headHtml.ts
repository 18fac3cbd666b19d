import { LANGUAGES, type Language } from '../../../contract/constants';
import { scriptJson } from '../../lib/scriptJson';
import { addressIn } from './addressIn';
import type { PageDescription } from './PageDescription';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text as it may stand between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const element = (name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ')}>`;
const property = (name: string, content: string): string => element('meta', { property: `og:${name}`, content });

interface HeadOptions {
  origin: string;
  shopName: string;
  language: Language;
  /** Where the address itself names its language. */
  asked: Language | undefined;
  /** See `structuredData`. */
  structured: readonly object[];
}

/** How search engines find the page in each language, and under which address. Nothing of it is for a page that nobody is to find. */
const whereItIs = (path: string | null, { origin, asked }: HeadOptions): string[] => {
  if (path === null) return [element('meta', { name: 'robots', content: 'noindex' })];
  return [
    element('link', { rel: 'canonical', href: addressIn(origin, path, asked) }),
    ...LANGUAGES.map((language) =>
      element('link', { rel: 'alternate', hreflang: language, href: addressIn(origin, path, language) }),
    ),
    element('link', { rel: 'alternate', hreflang: 'x-default', href: addressIn(origin, path, undefined) }),
  ];
};

/** Open Graph: what other sites show when somebody shares the page. */
const whatOthersShow = (page: PageDescription, options: HeadOptions): string[] => {
  const { title, description, path, image, isProduct = false } = page;
  const { origin, shopName, language, asked } = options;
  return [
    property('type', isProduct ? 'product' : 'website'),
    property('site_name', shopName),
    property('title', title),
    property('locale', `${language}_IN`),
    ...(description === undefined ? [] : [property('description', description)]),
    ...(path === null ? [] : [property('url', addressIn(origin, path, asked))]),
    ...(image ? [property('image', new URL(image.path, origin).href), property('image:alt', image.alt)] : []),
    element('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  ];
};

const forMachines = (structured: readonly object[]): string[] =>
  structured.length === 0
    ? []
    : [
        `<script type="application/ld+json">${scriptJson({
          '@context': 'https://schema.org',
          '@graph': structured,
        })}</script>`,
      ];

/** The part of a document's head that is about its page. The browser finds title, description and canonical address there again: see `PageHead`. */
export const headHtml = (page: PageDescription, options: HeadOptions): string =>
  [
    `<title>${escaped(page.title)}</title>`,
    ...(page.description === undefined ? [] : [element('meta', { name: 'description', content: page.description })]),
    ...whereItIs(page.path, options),
    ...whatOthersShow(page, options),
    ...forMachines(options.structured),
  ].join('');
