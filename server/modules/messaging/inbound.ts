import type { Language } from '../../../contract/constants';
import type { AppDeps } from '../../deps';
import { inTransaction } from '../../db/transaction';
import { newId } from '../../lib/ids';
import type { InboundText, TextProvider, WebhookCall } from '../../ports/messages/port';
import { findConsents, insertConsent } from './choicesRepository';
import { isStopped, stopContact } from './contactStops';
import { findCustomerByNumber } from './contactsRepository';

export type Inbound = ReturnType<typeof createInbound>;
export type OnInbound = (inbound: InboundText) => Promise<void>;

/** A message that is one of these words, and nothing else, ends WhatsApp. */
const STOP_WORDS: Readonly<Record<string, Language>> = { stop: 'en', நிறுத்து: 'ta', रोकें: 'hi' };

const wordIn = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .replace(/[.!।]+$/u, '')
    .toLowerCase();

/** What people write to the shop's number: STOP ends WhatsApp at once, everything else goes on to `onInbound`. */
export function createInbound({ db, clock, log }: AppDeps) {
  let onInbound: OnInbound = async () => undefined;

  /** Calls come repeatedly for days: an agreement that is newer than the STOP stays. */
  const stop = ({ mobileNumber, text, sentAt }: InboundText, language: Language) =>
    inTransaction(db, async (tx) => {
      const contact = { channel: 'WHATSAPP', contact: mobileNumber } as const;
      if (await isStopped(tx, contact)) return;
      const now = clock.now();
      const customerId = await findCustomerByNumber(tx, mobileNumber);
      if (customerId !== null) {
        const [newest] = await findConsents(tx, customerId).limit(1);
        if (newest?.isGiven && newest.createdAt > sentAt) return;
        const proof = { source: 'STOP', wording: text.trim(), language } as const;
        await insertConsent(tx, { id: newId(), customerId, mobileNumber, isGiven: false, ...proof, createdAt: now });
      }
      await stopContact(tx, { ...contact, reason: 'STOP' }, now);
    });

  return {
    /** @throws as the provider's `readInbound` */
    async receive(provider: TextProvider, call: WebhookCall): Promise<void> {
      const inbound = provider.readInbound?.(call) ?? [];
      if (inbound.length === 0) return;
      log.info({ provider: provider.name, count: inbound.length }, 'people wrote to the shop');
      for (const each of inbound) {
        const language = STOP_WORDS[wordIn(each.text)];
        await (language === undefined ? onInbound(each) : stop(each, language));
      }
    },

    passOnTo(receiver: OnInbound): void {
      onInbound = receiver;
    },
  };
}
