import type { Language } from '../../../contract/constants';
import type { Carrier, MessageKind, RefusalReason } from '../../../contract/messageConstants';
import type { StoreSettings } from '../../db/schema/storeSettings';
import { forCustomers } from '../../db/seed/samples';
import type { AppDeps } from '../../deps';
import { newId } from '../../lib/ids';
import { translations } from '../../lib/messages';
import type { SendOutcome, TextProvider } from '../../ports/messages/port';
import type { StoreService } from '../shopSettings';
import { composeText, type OpenValues } from './composeText';
import { completeMessageRules, priceOf } from '../../lib/messageRules';
import type { Reports } from './reports';
import * as repository from './repository';

const SECONDS_PER_MINUTE = 60;
const NOTHING_MORE: { reason?: RefusalReason; detail?: string; providerId?: string } = {};

export interface Outgoing {
  kind: MessageKind;
  mobileNumber: string;
  language: Language;
  open: OpenValues;
}

export type Sending = ReturnType<typeof createSending>;

/** Composes a text, has one provider send it, and records what became of it, without the text. */
export function createSending(
  { db, clock, config, log }: AppDeps,
  { store, reports }: { store: Pick<StoreService, 'getSettings'>; reports: Pick<Reports, 'applyEarly'> },
) {
  /** What is the same in all messages of the shop. */
  const fixedParts = (settings: StoreSettings, language: Language) => {
    const { name, phones } = forCustomers(settings, config);
    return {
      shop: name[language],
      host: new URL(config.publicUrl).hostname,
      minutes: Math.ceil(config.otp.ttlSeconds / SECONDS_PER_MINUTE),
      site: `${config.publicUrl}/profile/orders`,
      home: config.publicUrl,
      phone: phones[0] ?? '',
    };
  };

  /**
   * A message that is to be sent. It is recorded before that: a crash in between leaves it as unknown.
   * @returns its id
   */
  const rowOf = (about: Pick<repository.Message, 'kind' | 'provider' | 'language' | 'mobileNumber'>) => {
    const now = clock.now();
    return { ...about, id: newId(), state: 'UNKNOWN', pricePaise: 0, createdAt: now, updatedAt: now } as const;
  };

  /** @returns what the provider said of a recorded message; never rejects for a provider's fault */
  async function sendText(
    provider: TextProvider,
    id: string,
    { kind, mobileNumber, language, open }: Outgoing,
  ): Promise<SendOutcome> {
    const templateId = await repository.findTemplateId(db, { kind, provider: provider.name, language });
    const fixed = fixedParts(await store.getSettings(), language);
    const { text, variables } = composeText(translations.in(language), kind, fixed, open);
    return provider.needsTemplate && templateId === null
      ? { state: 'REFUSED', reason: 'TEMPLATE', detail: `no template id is entered for ${language}` }
      : provider.send({ id, kind, mobileNumber, language, text, templateId, variables });
  }

  /** Stores what became of a message. */
  async function record(id: string, carrier: Carrier, outcome: SendOutcome): Promise<void> {
    const isPaid = outcome.state === 'ACCEPTED' || outcome.state === 'UNKNOWN';
    const rules = completeMessageRules((await store.getSettings()).messages);
    const pricePaise = isPaid ? priceOf(carrier, rules) : 0;
    const { state, reason = null, detail = null, providerId = null } = { ...NOTHING_MORE, ...outcome };
    await repository.moveForward(db, { id }, { state, reason, detail }, clock.now(), { pricePaise, providerId });
    // Its words are stored with the message: a log must not depend on what a provider repeats.
    if (providerId === null)
      log.warn({ provider: carrier, messageId: id, state, reason }, 'a message was not taken by its provider');
    else await reports.applyEarly(carrier, providerId);
  }

  return {
    fixedParts,
    rowOf,
    sendText,
    record,

    /** Sends a text at once. @returns as `sendText` */
    async send(provider: TextProvider, outgoing: Outgoing): Promise<SendOutcome> {
      const { kind, mobileNumber, language } = outgoing;
      const row = rowOf({ kind, provider: provider.name, language, mobileNumber });
      await repository.insertMessage(db, row);
      const outcome = await sendText(provider, row.id, outgoing);
      await record(row.id, provider.name, outcome);
      return outcome;
    },
  };
}
