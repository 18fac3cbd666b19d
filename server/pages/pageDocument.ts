import { PRELOADED_STATE_ID, type Language } from '../../contract/constants';
import type { RenderedPage } from '../../contract/rendering';
import { createCachedBody, type CachedBody } from '../lib/cachedBody';
import { deferredScripts } from './deferredScripts';
import { EVENT_RECORDER } from './preHydrationEvents';
import { THEME_SCRIPT, type Theme } from './theme';

export interface PageDocument {
  status: number;
  language: Language;
  /** An estimate with compressed variants. */
  bytes: number;
  body: (theme: Theme) => CachedBody;
}

export interface PageTemplate {
  head: string;
  body: string;
}

/** Before preload links: without it a phone chooses pictures for a width of 980 px. */
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">';
const ROOT = '<div id="root"></div>';

const VIEWPORT_IN_HEAD = /\s*<meta name="viewport"[^>]*>/;
const CHARSET = /\s*<meta charset="utf-8"\s*\/?>/;
const NOSCRIPT = /<noscript>.*?<\/noscript>/s;
const TITLE_AND_DESCRIPTION = /\s*(?:<title>[^<]*<\/title>|<meta name="description"[^>]*>)/g;
/** As html-webpack-plugin writes them. */
const SCRIPT = /<script defer(?:="defer")? src="([^"]+)"><\/script>/g;
const FONT_LINKS = /(?:<link rel="preload"[^>]*as="font"[^>]*>\s*)+/;

/** @throws when it isn't built from public/index.html */
export function readTemplate(html: string): PageTemplate {
  const [, head, body] = /<head>(.*)<\/head>\s*<body>(.*)<\/body>/s.exec(html) ?? [];
  if (head === undefined || !body?.includes(ROOT)) throw new Error('index.html has no head, or no root element');
  if (body.search(SCRIPT) < 0) throw new Error('index.html has no deferred script');
  return { head: head.replace(CHARSET, '').replace(VIEWPORT_IN_HEAD, ''), body };
}

/** A page that is rendered in the browser. */
export const makeShell = (
  { head, body }: PageTemplate,
  { status, language, notice = '' }: { status: number; language: Language; notice?: string },
): PageDocument =>
  toDocument(status, language, `${head}</head><body>${body.replace(ROOT, rootWith(notice))}</body></html>`);

export function makePage(
  template: PageTemplate,
  page: RenderedPage,
  { language, scripts }: { language: Language; scripts: readonly string[] },
): PageDocument {
  const head = template.head.replace(TITLE_AND_DESCRIPTION, '') + page.head;
  const entryScripts = Array.from(template.body.matchAll(SCRIPT), ([, path = '']) => path);
  // Functions, because the content may hold `$&`.
  const body = template.body
    .replace(SCRIPT, '')
    .replace(FONT_LINKS, () => page.fontLinks)
    .replace(NOSCRIPT, () => `<noscript>${page.withoutScripts}</noscript>`)
    .replace(
      ROOT,
      () => `${rootWith(page.body)}<script type="application/json" id="${PRELOADED_STATE_ID}">${page.state}</script>`,
    );
  const scriptElements = `<script>${EVENT_RECORDER}</script>${deferredScripts([...entryScripts, ...scripts])}`;
  return toDocument(
    page.status,
    language,
    `${page.links}${head}${page.splash}</head><body>${page.styles}${body}${scriptElements}</body></html>`,
  );
}

const rootWith = (content: string) => `<div id="root">${content}</div>`;

function toDocument(status: number, language: Language, html: string): PageDocument {
  const rest = Buffer.from(html);
  const variants: Partial<Record<Theme, CachedBody>> = {};
  const makeVariant = (theme: Theme): CachedBody => {
    const attribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
    const opening = Buffer.from(
      `<!doctype html><html lang="${language}"${attribute}><head><meta charset="utf-8">${VIEWPORT}<script>${THEME_SCRIPT}</script>`,
    );
    return createCachedBody('text/html; charset=utf-8', () => Buffer.concat([opening, rest]));
  };
  return {
    status,
    language,
    bytes: Math.round(rest.length * 1.5),
    body: (theme) => (variants[theme] ??= makeVariant(theme)),
  };
}
