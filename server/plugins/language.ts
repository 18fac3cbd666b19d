import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../../contract/constants';
import type { App } from '../lib/area';
import { preferredLanguage, type Messages, type Translate } from '../lib/messages';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
    /** Those that the page may be in; the first is the fallback. */
    languages: readonly Language[];
    t: Translate;
  }
}

/** Pages prefer the user's choice to accept-language. */
export function registerLanguage(app: App, messages: Messages, findShown: () => Promise<readonly Language[]>): void {
  app.decorateRequest('language', 'en');
  // A reference: set per request.
  app.decorateRequest('languages');
  app.decorateRequest('t', messages.in('en'));
  app.addHook('onRequest', async (request) => {
    request.languages = isPage(request) ? await findShown().catch(() => LANGUAGES) : LANGUAGES;
    request.language = preferredLanguage(requestedLanguage(request), request.languages);
    request.t = messages.in(request.language);
  });
}

/** Only customers' pages have hidden languages; staff may use any. */
const isPage = ({ url, headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html') && !/^\/(?:api|staff)(?:[/?]|$)/.test(url);

/** Pages prefer `?lang=`, then the language cookie. */
function requestedLanguage({ url, headers }: FastifyRequest): string | undefined {
  if (url.startsWith('/api/')) return headers['accept-language'];
  const requested = /[?&]lang=([a-z]{2})(?:&|$)/.exec(url)?.[1];
  const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return [requested, chosen, headers['accept-language']].filter(Boolean).join(',');
}
