import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../contract/constants';
import { sourceHash } from '../../lib/sourceHash';
import { readThemeCookie, type Theme } from '../pageDocument';

export interface PlainPage {
  language: Language;
  shopName: string;
  title: string;
  /** HTML of the page's main part. */
  body: string;
  style: string;
  colourMode: Theme;
}

export const SHOP_MARK = `<svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
<circle class="disc" cx="20" cy="20" r="20"/><circle class="sun" cx="20" cy="15" r="6"/>
<path class="rows" d="M4 22c5-3 11-3 16 0s11 3 16 0M6 28c4.5-2.6 9.5-2.6 14 0s9.5 2.6 14 0M11 34c3-1.8 6-1.8 9 0s6 1.8 9 0"/>
</svg>`;

/** A page of the server itself: self-contained, without scripts. */
export function plainPage({ language, shopName, title, body, style, colourMode }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}"${colourMode === 'system' ? '' : ` data-theme="${colourMode}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} · ${shopName}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** Sends a page that may use only its own style and the shop's fonts, and forms to this shop. */
export function sendPlainPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  style: string,
  render: (look: Pick<PlainPage, 'style' | 'colourMode'>) => string,
) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyFor(style))
    .header('referrer-policy', 'no-referrer')
    .send(render({ style, colourMode: readThemeCookie(headers.cookie) }));
}

const policyFor = (style: string): string =>
  [
    "default-src 'none'",
    `style-src ${sourceHash(style)}`,
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
