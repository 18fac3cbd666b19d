import type { Language } from '../../contract/constants';
import type { App } from '../lib/area';
import { preferredLanguage, type Messages, type Translate } from '../lib/messages';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's language, from `accept-language`. */
    language: Language;
    /** Says a message in the caller's language. */
    t: Translate;
  }
}

/** Gives each request its language. */
export function registerLanguage(app: App, messages: Messages): void {
  app.decorateRequest('language', 'en');
  app.decorateRequest('t', messages.in('en'));
  app.addHook('onRequest', async (request) => {
    request.language = preferredLanguage(request.headers['accept-language']);
    request.t = messages.in(request.language);
  });
}
