import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { LANGUAGES, type Language } from '../../../contract/constants';
import type { AppDeps } from '../../deps';
import type { Routes } from '../../lib/area';
import { translations, type MessageKey } from '../../lib/messages';
import { seal, unseal } from '../../lib/sealedText';
import { escapeHtml, plainPage, sendPlainPage, SHOP_MARK } from '../../pages/plain/plainPage';
import { plainStyle } from '../../pages/plain/plainStyle';
import type { StoreService } from '../shopSettings';
import { stopContact } from './contactStops';

export const UNSUBSCRIBE_PREFIX = '/api/messages/unsubscribe';

const PURPOSE = 'unsubscribe';

/** Where one click ends all e-mail to an address. The address is sealed: links are logged, and nobody may guess them. */
export const unsubscribeUrl = (
  { config, secrets }: Pick<AppDeps, 'config' | 'secrets'>,
  address: string,
  language: Language,
): string => `${config.publicUrl}${UNSUBSCRIBE_PREFIX}/${seal(secrets.keys, PURPOSE, '', address)}?lang=${language}`;

const schema = {
  hide: true,
  params: Type.Object({ token: Type.String({ maxLength: 600 }) }),
  querystring: Type.Object({ lang: Type.Optional(Type.Enum([...LANGUAGES])) }),
};
type Request = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: Language } }>;

/** Programs that look at links end nothing: that takes a POST, by the page's button or by the mail program (RFC 8058). */
export const unsubscribeRoutes =
  ({ config, db, secrets, clock }: AppDeps, store: Pick<StoreService, 'getSettings'>): Routes =>
  async (app) => {
    const style = plainStyle(join(config.root, 'dist', 'client', 'fonts'));
    // Mail programs send fields, which say nothing more.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));

    const unsealed = ({ params }: Request) => unseal(secrets.keys, PURPOSE, '', params.token)?.text ?? null;

    async function show(
      request: Request,
      reply: FastifyReply,
      address: string | null,
      [sentence, button]: [MessageKey, MessageKey?],
    ) {
      const language = request.query.lang ?? request.language;
      const t = translations.in(language);
      const shopName = (await store.getSettings()).name[language];
      const title = t('messaging.unsubscribe.title', { shop: shopName });
      const text = t(sentence, { shop: shopName, address: shortened(address ?? '') });
      return sendPlainPage(request, reply, style, (look) =>
        plainPage({
          ...look,
          language,
          shopName,
          title,
          body: `<section class="card">
${SHOP_MARK}
<h1>${escapeHtml(title)}</h1>
<p class="order" role="status">${escapeHtml(text)}</p>
${button ? `<form method="post"><button class="pay">${escapeHtml(t(button))}</button></form>` : ''}
<p class="back"><a href="/profile">${escapeHtml(t('messaging.unsubscribe.toProfile'))}</a></p>
</section>`,
        }),
      );
    }

    app.get('/:token', { config: { access: 'public' }, schema }, async (request, reply) => {
      const address = unsealed(request);
      if (address === null) return show(request, reply.status(404), null, ['messaging.unsubscribe.badLink']);
      return show(request, reply, address, ['messaging.unsubscribe.question', 'messaging.unsubscribe.stop']);
    });

    app.post('/:token', { config: { access: 'public' }, schema }, async (request, reply) => {
      const address = unsealed(request);
      if (address === null) return show(request, reply.status(404), null, ['messaging.unsubscribe.badLink']);
      await stopContact(db, { channel: 'EMAIL', contact: address, reason: 'UNSUBSCRIBED' }, clock.now());
      return show(request, reply, address, ['messaging.unsubscribe.stopped']);
    });
  };

/** A mail that was passed on shows nobody the whole address: `s…@customer.example`. */
const shortened = (address: string) => address.replace(/^(.)[^@]*/u, '$1…');
