import { LANGUAGES, PRELOADED_STATE_ID, SCHEME_CONDITIONS, type Language } from '../../contract/constants';
import type { RenderedPage } from '../../contract/rendering';
import { createCachedBody, type CachedBody } from '../lib/cachedBody';
import { inlineScripts } from './inlineScripts';

export type Theme = 'light' | 'dark' | 'system';

export interface PageDocument {
  status: number;
  language: Language;
  /** Estimate with compressed variants. */
  bytes: number;
  body: (theme: Theme) => CachedBody;
}

export interface PageTemplate {
  /** Origin of hashed files, or ''. */
  assetsUrl: string;
  head: string;
  body: string;
}

/** Before preload links, or phones assume a width of 980 px. */
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">';
const ROOT = '<div id="root"></div>';

const VIEWPORT_OR_CHARSET = /\s*<meta (?:name="viewport"[^>]*|charset="utf-8"\s*\/?)>/g;
const NOSCRIPT = /<noscript>.*?<\/noscript>/s;
const TITLE_AND_DESCRIPTION = /\s*(?:<title>[^<]*<\/title>|<meta name="description"[^>]*>)/g;
/** Matches the tags of html-webpack-plugin. */
const SCRIPT = /<script defer(?:="defer")? src="([^"]+)"><\/script>/g;
const HASHED_FILE = /(?:href|src)="(?=\/(?:assets|fonts)\/)/g;
const FONT_LINKS = /(?:<link rel="preload"[^>]*as="font"[^>]*>\s*)+/;

/** 'system' without a valid cookie. */
export function readThemeCookie(cookies = ''): Theme {
  const [, theme = 'system'] = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies) ?? [];
  return theme as Theme;
}

/**
 * @param assetsUrl origin of hashed files, or ''
 * @throws Error when it isn't built from a page in public/
 */
export function readTemplate(html: string, assetsUrl: string): PageTemplate {
  const located = html.replace(HASHED_FILE, (attribute) => attribute + assetsUrl);
  const [, head, body] = /<head>(.*)<\/head>\s*<body>(.*)<\/body>/s.exec(located) ?? [];
  if (head === undefined || !body?.includes(ROOT)) throw new Error('The page has no head, or no root element');
  if (body.search(SCRIPT) < 0) throw new Error('The page has no deferred script');
  return { assetsUrl, head: head.replace(VIEWPORT_OR_CHARSET, ''), body };
}

/**
 * Client-rendered; the browser may choose another of `languages`. The styles are `PageRenderer.globalStyles`.
 */
export const makeShell = (
  { assetsUrl, head, body }: PageTemplate,
  status: number,
  language: Language,
  { languages, styles, notice = '' }: { languages: readonly Language[]; styles: string; notice?: string },
) =>
  toDocument(
    { status, language, assetsUrl, languages },
    `${head}${styles}</head><body>${body.replace(ROOT, rootWith(notice))}</body></html>`,
  );

/**
 * src/worker/staffWorker.ts finds the paths between quotes.
 * @param messages scripts of the language
 * @param styles `PageRenderer.globalStyles`
 */
export const makeStaffShell = (
  { assetsUrl, head, body }: PageTemplate,
  status: number,
  language: Language,
  messages: readonly string[],
  styles: string,
): PageDocument => {
  const scripts = messages.map((path) => `<script defer src="${assetsUrl}${path}"></script>`).join('');
  return toDocument(
    { status, language, assetsUrl },
    `<script>${inlineScripts.staffHead}</script>${head}${styles}</head><body>${body}${scripts}</body></html>`,
  );
};

const entryScriptsOf = (body: string): string[] => Array.from(body.matchAll(SCRIPT), ([, path = '']) => path);

export function makePage(
  template: PageTemplate,
  page: RenderedPage,
  language: Language,
  scripts: readonly string[],
): PageDocument {
  const head = template.head.replace(TITLE_AND_DESCRIPTION, '') + page.head;
  const state = `<script type="application/json" id="${PRELOADED_STATE_ID}">${page.state}</script>`;
  // Functions, because `$&` is special in strings.
  const body = template.body
    .replace(SCRIPT, '')
    .replace(FONT_LINKS, () => page.fontLinks)
    .replace(NOSCRIPT, () => `<noscript>${page.withoutScripts}</noscript>`)
    .replace(ROOT, () => rootWith(page.body) + state);
  const { assetsUrl } = template;
  const paths = [...entryScriptsOf(template.body), ...scripts.map((path) => assetsUrl + path)].join(' ');
  const scriptElements = `<script>${inlineScripts.eventRecorder}</script><script data-paths="${paths}">${inlineScripts.scriptLoader}</script>`;
  return toDocument(
    { status: page.status, language, assetsUrl },
    `${page.links}${head}${page.splash}</head><body>${page.styles}${body}${scriptElements}</body></html>`,
  );
}

const rootWith = (content: string) => `<div id="root">${content}</div>`;

/** A chosen theme's pictures are used whatever the device's colours, and without scripts also its page and form colours. */
const inColoursOf = (theme: 'light' | 'dark', html: string): string =>
  html
    .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${theme}"`)
    .replaceAll(SCHEME_CONDITIONS.system.light, SCHEME_CONDITIONS[theme].light)
    .replaceAll(SCHEME_CONDITIONS.system.dark, SCHEME_CONDITIONS[theme].dark);

interface DocumentFacts extends Pick<PageDocument, 'status' | 'language'>, Pick<PageTemplate, 'assetsUrl'> {
  languages?: readonly Language[];
}

function toDocument({ status, language, assetsUrl, languages = LANGUAGES }: DocumentFacts, html: string): PageDocument {
  const openingOf = (theme: Theme): Buffer => {
    const chosen = theme === 'system' ? '' : ` data-theme="${theme}"`;
    const assets = assetsUrl === '' ? '' : ` data-assets="${assetsUrl}"`;
    const shown = languages === LANGUAGES ? '' : ` data-languages="${languages.join(' ')}"`;
    return Buffer.from(
      `<!doctype html><html lang="${language}"${assets}${shown}${chosen}><head><meta charset="utf-8">${VIEWPORT}<script>${inlineScripts.head}</script>`,
    );
  };
  // Made once for most visitors; a chosen theme's is derived from it.
  const opening = openingOf('system');
  const system = Buffer.concat([opening, Buffer.from(html)]);
  const plainOf = (theme: Theme): Buffer =>
    theme === 'system'
      ? system
      : Buffer.concat([openingOf(theme), Buffer.from(inColoursOf(theme, system.subarray(opening.length).toString()))]);
  const variants: Partial<Record<Theme, CachedBody>> = {};
  const body = (theme: Theme) =>
    (variants[theme] ??= createCachedBody('text/html; charset=utf-8', () => plainOf(theme)));
  return { status, language, bytes: Math.round(system.length * 1.5), body };
}
