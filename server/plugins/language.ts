import type { FastifyRequest } from 'fastify';
import type { Language } from '../../contract/constants';
import type { App } from '../lib/area';
import { preferredLanguage, type Messages, type Translate } from '../lib/messages';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
    /** Translates into the caller's language. */
    t: Translate;
  }
}

/** Language per request: accept-language, but pages prefer the user's choice in the shop. */
export function registerLanguage(app: App, messages: Messages): void {
  app.decorateRequest('language', 'en');
  app.decorateRequest('t', messages.in('en'));
  app.addHook('onRequest', async (request) => {
    request.language = preferredLanguage(requestedLanguage(request));
    request.t = messages.in(request.language);
  });
}

/** For pages, `?lang=` comes first, then the language cookie. */
function requestedLanguage({ url, headers }: FastifyRequest): string | undefined {
  if (url.startsWith('/api/')) return headers['accept-language'];
  const requested = /[?&]lang=([a-z]{2})(?:&|$)/.exec(url)?.[1];
  const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return [requested, chosen, headers['accept-language']].filter(Boolean).join(',');
}
