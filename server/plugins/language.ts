import type { FastifyRequest } from 'fastify';
import type { Language } from '../../contract/constants';
import type { App } from '../lib/area';
import { preferredLanguage, type Messages, type Translate } from '../lib/messages';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's language. */
    language: Language;
    /** Says a message in the caller's language. */
    t: Translate;
  }
}

/** Gives each request its language: what the header asks for, but on pages first what the person chose in the shop. */
export function registerLanguage(app: App, messages: Messages): void {
  app.decorateRequest('language', 'en');
  app.decorateRequest('t', messages.in('en'));
  app.addHook('onRequest', async (request) => {
    request.language = preferredLanguage(wishOf(request));
    request.t = messages.in(request.language);
  });
}

/** A page is asked for by the browser itself: its address may name a language, then the shop's language switch has left a cookie. */
function wishOf({ url, headers }: FastifyRequest): string | undefined {
  if (url.startsWith('/api/')) return headers['accept-language'];
  const asked = /[?&]lang=([a-z]{2})(?:&|$)/.exec(url)?.[1];
  const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return [asked, chosen, headers['accept-language']].filter(Boolean).join(',');
}
