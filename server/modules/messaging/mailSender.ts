import { MAILED_KINDS } from '../../../contract/messageKindConstants';
import type { AppDeps } from '../../deps';
import { translations } from '../../lib/messages';
import type { MailCarrier, SendOutcome } from '../../ports/messages/port';
import type { StoreService } from '../shopSettings';
import { composeMail } from './composeMail';
import { isStopped, stopContact } from './contactStops';
import type { FactSources } from './facts';
import type { ChannelSender } from './lanes';
import { isInvoiceMailed } from './notificationRepository';
import { orderPathOf } from './orderPath';
import type { Sending } from './sending';
import { unsubscribeUrl } from './unsubscribe';

const NO_ADDRESS: SendOutcome = { state: 'REFUSED', reason: 'NUMBER', detail: 'no address is known' };
const STOPPED: SendOutcome = { state: 'REFUSED', reason: 'BLOCKED', detail: 'the address wants no mail' };

/** Sends notifications by e-mail. */
export function createMailSender(
  deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'secrets'>,
  carrier: MailCarrier | null,
  {
    store,
    sending,
    printInvoice,
  }: Pick<FactSources, 'printInvoice'> & {
    store: Pick<StoreService, 'getSettings'>;
    sending: Pick<Sending, 'fixedParts'>;
  },
): ChannelSender {
  const { db, clock, config } = deps;
  return {
    carriers: carrier ? [carrier.name] : [],
    async send(_carrier, { messageId, notification, recipient: { name, emailId }, facts }) {
      const { kind, language, orderId } = notification;
      if (!carrier || !emailId) return NO_ADDRESS;
      if (await isStopped(db, { channel: 'EMAIL', contact: emailId })) return STOPPED;
      const path = facts.path ?? orderPathOf(orderId);
      const endUrl = unsubscribeUrl(deps, emailId, language);
      const composed = composeMail({
        t: translations.in(language),
        kind,
        fixed: sending.fixedParts(await store.getSettings(), language),
        facts,
        name,
        pageUrl: path === null ? null : config.publicUrl + path,
        unsubscribeUrl: endUrl,
      });
      const bringsInvoice = orderId !== null && MAILED_KINDS.includes(kind) && !(await isInvoiceMailed(db, orderId));
      const invoice = bringsInvoice ? await printInvoice(orderId, language) : null;
      const attachments = invoice
        ? [{ filename: invoice.name, contentType: 'application/pdf', content: invoice.pdf }]
        : [];
      const outcome = await carrier.send({
        id: messageId,
        to: emailId,
        ...composed,
        language,
        attachments,
        unsubscribeUrl: endUrl,
      });
      if (outcome.state === 'REFUSED' && outcome.reason === 'NUMBER')
        await stopContact(db, { channel: 'EMAIL', contact: emailId, reason: 'BOUNCED' }, clock.now());
      return outcome;
    },
  };
}
