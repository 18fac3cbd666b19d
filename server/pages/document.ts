import { createHash } from 'node:crypto';
import { PRELOADED_STATE_ID, type Language } from '../../contract/constants';
import type { RenderedPage } from '../../contract/rendering';
import { createRandomText } from '../lib/ids';
import { sourceHash } from '../lib/sourceHash';
import { earlyTouches } from './earlyTouches';
import { lateScripts } from './lateScripts';
import { packText, withoutControls, type Encoding } from './packedText';

/** What a reader chose; 'system' leaves it to their device. */
export type Theme = 'light' | 'dark' | 'system';

/** A document whose every answer differs in its nonce, and for each reader in their colours, and is packed all the same. */
export interface PageDocument {
  status: number;
  language: Language;
  /** About what it takes in memory: itself, and packed in two ways. */
  bytes: number;
  /**
   * Names the styles in its body for the policy: `'sha256-…' 'sha256-…'`. They can't carry the nonce, which is each answer's own, while the body
   * is packed once for all.
   */
  styleHashes: string;
  /**
   * Names what it shows, whatever the nonce.
   * @param policy names the policy that goes with it: a reader keeps both
   */
  etag: (theme: Theme, policy: string) => string;
  open: (choice: { theme: Theme; nonce: string }, encoding: Encoding) => Promise<Buffer>;
  /** See PackedText. */
  packBetter: () => Promise<void>;
}

/** The built index.html in the parts that a document is made of. */
export interface PageTemplate {
  head: string;
  body: string;
}

const NONCE_BYTES = 18;
/** First of all: without it a phone takes itself for 980 px wide, and fetches what a link means for such a window. */
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">';
/** All of one length: see packedText. */
const THEMES: Readonly<Record<Theme, string>> = {
  light: ' data-theme="light"',
  dark: ' data-theme="dark" ',
  system: '                   ',
};
/**
 * Before anything else: those who chose no colours get their device's. Under a service worker the page may have been kept since before the
 * choice, and the cookie tells; otherwise the server has read it, and asking the browser for it would hold up the first paint. And notistack's
 * styles find the nonce where they look for it as soon as they are read.
 */
const FIRST_SCRIPT =
  'window.__nonce__=document.currentScript.nonce;' +
  '(d=>{d.theme=((navigator.serviceWorker||{}).controller?(/(?:^|; )theme=(light|dark)/.exec(document.cookie)||[])[1]:d.theme)||' +
  "(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')})(document.documentElement.dataset)";
const STYLE = '<style nonce="';
const STYLE_END = '">';

/**
 * A nonce of 144 random bits.
 * https://www.w3.org/TR/CSP3/#security-nonces asks for 128 at least.
 */
export const createNonces = (): (() => string) => createRandomText(NONCE_BYTES, 'base64');

/** @throws when it is not the page that public/index.html makes */
export function readTemplate(html: string): PageTemplate {
  const [, head, body] = /<head>(.*)<\/head>\s*<body>(.*)<\/body>/s.exec(html) ?? [];
  if (head === undefined || !body?.includes(ROOT)) throw new Error('index.html has no head, or no root element');
  if (body.search(SCRIPT) < 0) throw new Error('index.html has no deferred script');
  return { head: head.replace(CHARSET, '').replace(VIEWPORT_IN_HEAD, ''), body };
}

const ROOT = '<div id="root"></div>';
const VIEWPORT_IN_HEAD = /\s*<meta name="viewport"[^>]*>/;
const CHARSET = /\s*<meta charset="utf-8"\s*\/?>/;
const NOSCRIPT = /<noscript>.*?<\/noscript>/s;
/** What a drawn page says better itself. */
const REPLACED_IN_HEAD = /\s*(?:<title>[^<]*<\/title>|<meta name="description"[^>]*>)/g;
/** As html-webpack-plugin writes them. */
const SCRIPT = /<script defer(?:="defer")? src="([^"]+)"><\/script>/g;
const FONT_LINKS = /(?:<link rel="preload"[^>]*as="font"[^>]*>\s*)+/;

/** The app without a page in it: it draws itself. */
export function makeShell(
  { head, body }: PageTemplate,
  { status, language, notice = '' }: { status: number; language: Language; notice?: string },
): PageDocument {
  return pack({
    status,
    language,
    styleHashes: '',
    links: '',
    rest: `</style>${head}</head><body>${body.replace(ROOT, rootWith(notice))}</body></html>`,
  });
}

/** A page that was drawn, with everything that it takes to come to life. */
export function makePage(
  template: PageTemplate,
  page: RenderedPage,
  { language, scripts }: { language: Language; scripts: readonly string[] },
): PageDocument {
  const head = template.head.replace(REPLACED_IN_HEAD, '') + page.head;
  const firstScripts = Array.from(template.body.matchAll(SCRIPT), ([, path = '']) => path);
  const body = template.body
    .replace(SCRIPT, '')
    .replace(FONT_LINKS, () => page.fontLinks)
    .replace(NOSCRIPT, () => `<noscript>${page.withoutScripts}</noscript>`)
    .replace(
      ROOT,
      () => `${rootWith(page.body)}<script type="application/json" id="${PRELOADED_STATE_ID}">${page.state}</script>`,
    );
  const rest = `</style>${head}${page.styles}</head><body>${body}${earlyTouches()}${lateScripts([...firstScripts, ...scripts])}</body></html>`;
  const styleHashes = Array.from(page.styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) =>
    sourceHash(css),
  ).join(' ');
  return pack({ status: page.status, language, styleHashes, links: page.links, rest });
}

const rootWith = (content: string) => `<div id="root">${content}</div>`;

interface Parts {
  status: number;
  language: Language;
  styleHashes: string;
  /** What the browser is to fetch first. */
  links: string;
  rest: string;
}

function pack({ status, language, styleHashes, links, rest: drawn }: Parts): PageDocument {
  // What somebody looks for stands in the page, whatever they wrote.
  const rest = withoutControls(drawn);
  const opening = (theme: Theme, nonce: string) =>
    Buffer.from(
      `<!doctype html><html lang="${language}"${THEMES[theme]}><head><meta charset="utf-8">${VIEWPORT}` +
        `<script nonce="${nonce}">${FIRST_SCRIPT}</script>${links}${STYLE}${nonce}${STYLE_END}`,
    );
  const sample = opening('system', 'n'.repeat((NONCE_BYTES / 3) * 4));
  const packed = packText(sample.length, STYLE_END, rest);
  const hash = createHash('sha256').update(sample).update(rest).digest('base64url').slice(0, 22);
  return {
    status,
    language,
    styleHashes,
    bytes: Math.round(rest.length * 1.4),
    // Weak: the same page in other bytes, since no two answers share a nonce.
    etag: (theme, policy) => `W/"${hash}-${theme}-${policy}"`,
    open: ({ theme, nonce }, encoding) => packed.open(opening(theme, nonce), encoding),
    packBetter: packed.packBetter,
  };
}
