import type { Language } from '../../../contract/constants';
import type { NotificationKind } from '../../../contract/messageConstants';
import type { TestMessageBody } from '../../../contract/staffMessages';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { translations } from '../../lib/messages';
import type { SendOutcome, TextProvider } from '../../ports/messages/port';
import type { StoreService } from '../shopSettings';
import { composeMail } from './composeMail';
import { examplesIn } from './examples';
import type { Facts } from './facts';
import type { ChannelSender } from './lanes';
import { findPushedCustomer } from './pushRepository';
import * as repository from './repository';
import type { Sending } from './sending';
import { unsubscribeUrl } from './unsubscribe';

/** A device that is off shows it later, for so long. */
const WORTH_MS = 3_600_000;

interface Titled {
  kind: NotificationKind;
  language: Language;
  facts: Facts;
}
/** Sends what is recorded under the id. */
type Send = (messageId: string) => Promise<SendOutcome>;

interface Parts {
  sending: Sending;
  store: Pick<StoreService, 'getSettings'>;
  providers: readonly TextProvider[];
  pushSender: Pick<ChannelSender, 'send'>;
}

export type ExampleSender = ReturnType<typeof createExampleSender>;

/** Sends staff examples of what the shop writes to customers. */
export function createExampleSender(deps: AppDeps, { sending, store, providers, pushSender }: Parts) {
  const { db, clock, config, messageProviders } = deps;

  /** To the shop's own address, also where mail to it failed before: what failed may be mended. */
  async function toMail({ kind, language, facts }: Titled): Promise<Send | null> {
    const { mail } = messageProviders;
    const settings = await store.getSettings();
    const { email: to, name } = settings;
    const endUrl = unsubscribeUrl(deps, to, language);
    const composed = composeMail({
      t: translations.in(language),
      kind,
      fixed: sending.fixedParts(settings, language),
      facts,
      name: name[language],
      pageUrl: null,
      unsubscribeUrl: endUrl,
    });
    return mail && ((id) => mail.send({ id, to, ...composed, language, attachments: [], unsubscribeUrl: endUrl }));
  }

  /** @throws AppError 409 where no browser of the number's customer asks for notifications */
  async function toBrowsersOf(mobileNumber: string, { kind, language, facts }: Titled): Promise<Send | null> {
    const { push } = messageProviders;
    if (!push) return null;
    const customerId = await findPushedCustomer(db, mobileNumber);
    if (customerId === null) throw new AppError(409, 'messaging.noOwnBrowser');
    const worthUntil = new Date(clock.now().getTime() + WORTH_MS);
    const notification = { kind, language, customerId, orderId: null, worthUntil };
    const recipient = { name: '', mobileNumber, emailId: null, takesWhatsApp: false };
    return (messageId) => pushSender.send(push.name, { messageId, notification, recipient, facts });
  }

  /**
   * @param mobileNumber of who asks for it
   * @returns what became of it
   * @throws AppError 404 for a provider that is not set up or sends no such kind, 409 as above
   */
  return async function sendExample(
    { kind, provider: name, language }: TestMessageBody,
    mobileNumber: string,
  ): Promise<SendOutcome> {
    const examples = examplesIn(language, config.otp.length);
    const provider = providers.find((each) => each.name === name);
    if (provider) return sending.send(provider, { kind, mobileNumber, language, open: examples[kind] });
    if (kind === 'CODE' || (name !== 'smtp' && name !== 'webpush')) throw new AppError(404, 'messaging.noSuchProvider');
    const titled: Titled = { kind, language, facts: { open: examples[kind], more: [], order: null } };
    const send = await (name === 'smtp' ? toMail(titled) : toBrowsersOf(mobileNumber, titled));
    if (!send) throw new AppError(404, 'messaging.noSuchProvider');
    // The number counts it into the hour's examples.
    const row = sending.rowOf({ kind, provider: name, language, mobileNumber });
    await repository.insertMessage(db, row);
    const outcome = await send(row.id);
    await sending.record(row.id, name, outcome);
    return outcome;
  };
}
