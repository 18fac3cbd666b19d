import type { Language } from '../../../contract/constants';
import type { MessageKind, MessageProviderName, RefusalReason } from '../../../contract/messageConstants';
import type { StoreSettings } from '../../db/schema/storeSettings';
import type { AppDeps } from '../../deps';
import { newId } from '../../lib/ids';
import { createMessages } from '../../lib/messages';
import type { SendOutcome, TextProvider } from '../../ports/messages/port';
import type { StoreService } from '../shopSettings';
import { composeText, type OpenParts } from './composeText';
import { completeMessageRules, priceOf } from '../../lib/messageRules';
import type { Reports } from './reports';
import * as repository from './repository';

const SECONDS_PER_MINUTE = 60;
const NOTHING_MORE: { reason?: RefusalReason; detail?: string; providerId?: string } = {};

export interface Outgoing<Kind extends MessageKind> {
  kind: Kind;
  mobileNumber: string;
  language: Language;
  open: OpenParts<Kind>;
}

export type Sending = ReturnType<typeof createSending>;

/** Composes a text, has one provider send it, and records what became of it, without the text. */
export function createSending(
  { db, clock, config, log }: AppDeps,
  { store, reports }: { store: Pick<StoreService, 'getSettings'>; reports: Pick<Reports, 'applyEarly'> },
) {
  const translations = createMessages();

  /** What is the same in all messages of the shop. */
  const fixedParts = ({ name }: Pick<StoreSettings, 'name'>, language: Language) => ({
    shop: name[language],
    host: new URL(config.publicUrl).hostname,
    minutes: Math.ceil(config.otp.ttlSeconds / SECONDS_PER_MINUTE),
  });

  /** @returns what the provider said; never rejects for a provider's fault */
  async function send<Kind extends MessageKind>(
    provider: TextProvider,
    { kind, mobileNumber, language, open }: Outgoing<Kind>,
  ): Promise<SendOutcome> {
    const id = newId();
    const key = { kind, provider: provider.name, language };
    const now = clock.now();
    // Recorded before it is sent: a crash in between leaves it as unknown.
    await repository.insertMessage(db, {
      ...key,
      id,
      mobileNumber,
      state: 'UNKNOWN',
      pricePaise: 0,
      createdAt: now,
      updatedAt: now,
    });
    const templateId = await repository.findTemplateId(db, key);
    const settings = await store.getSettings();
    const { text, variables } = composeText(translations.in(language), kind, fixedParts(settings, language), open);
    const outcome: SendOutcome =
      provider.needsTemplate && templateId === null
        ? { state: 'REFUSED', reason: 'TEMPLATE', detail: `no template id is entered for ${language}` }
        : await provider.send({ id, kind, mobileNumber, language, text, templateId, variables });
    await record(id, outcome, {
      name: provider.name,
      pricePaise: priceOf(provider.name, completeMessageRules(settings.messages)),
    });
    return outcome;
  }

  async function record(
    id: string,
    outcome: SendOutcome,
    { name, pricePaise: chargedPaise }: { name: MessageProviderName; pricePaise: number },
  ): Promise<void> {
    const isPaid = outcome.state === 'ACCEPTED' || outcome.state === 'UNKNOWN';
    const pricePaise = isPaid ? chargedPaise : 0;
    const { state, reason = null, detail = null, providerId = null } = { ...NOTHING_MORE, ...outcome };
    await repository.moveForward(db, { id }, { state, reason, detail }, clock.now(), { pricePaise, providerId });
    if (providerId !== null) await reports.applyEarly(name, providerId);
    // Its words are stored with the message: a log must not depend on what a provider repeats.
    else log.warn({ provider: name, messageId: id, state, reason }, 'a message was not taken by its provider');
  }

  return { send, fixedParts };
}
