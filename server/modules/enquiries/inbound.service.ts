import { createHash } from 'node:crypto';
import { ENQUIRY_MAX_LENGTH, MAX_MESSAGES_PER_ENQUIRY, VISIBLE_SIGN, type Language } from '../../../contract/constants';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { HOUR_MS } from '../../lib/caps';
import { newId } from '../../lib/ids';
import type { InboundText } from '../../ports/messages/port';
import type { StoreService } from '../shopSettings';
import { append } from './conversation.service';
import * as repository from './repository';

/** WhatsApp takes longer ones than the shop's form. */
const MAX_TEXT_LENGTH = 4096;
const MAX_PER_NUMBER_HOUR = 30;

export type ReceiveText = (inbound: InboundText) => Promise<void>;

/** Adds what came by WhatsApp to the newest open enquiry of its number, or to a new one. Nobody is told of texts that are too many. */
export function createReceiveText({ db, clock, log }: AppDeps, store: Pick<StoreService, 'getSettings'>): ReceiveText {
  async function write(tx: Transaction, inbound: InboundText, text: string, shopLanguage: Language): Promise<void> {
    const { providerId, mobileNumber } = inbound;
    const idempotencyKey = keyOf(providerId);
    await repository.lockEnquiries(tx);
    if (await repository.isReceived(tx, providerId)) return;
    if (await repository.findByKey(tx, idempotencyKey)) return;
    const now = clock.now();
    const open = await repository.lockNewestOpen(tx, mobileNumber);
    if (!open) {
      const customer = await repository.findCustomer(tx, mobileNumber);
      const language = scriptOf(text) ?? customer?.language ?? shopLanguage;
      const { ticketNumber, kind } = await repository.insertEnquiry(tx, {
        kind: 'SUPPORT',
        name: customer?.name ?? nameFrom(inbound),
        mobileNumber,
        message: text,
        language,
        customerId: customer?.id ?? null,
        idempotencyKey,
        requestHash: idempotencyKey,
        createdAt: now,
      });
      log.info({ ticketNumber, kind }, 'an enquiry arrived by WhatsApp');
      return;
    }

    const { ticketNumber, status } = open;
    const sinceAnHour = await repository.countFromNumber(tx, mobileNumber, new Date(now.getTime() - HOUR_MS));
    const isFull = (await repository.countMessages(tx, ticketNumber)) >= MAX_MESSAGES_PER_ENQUIRY;
    if (sinceAnHour >= MAX_PER_NUMBER_HOUR || isFull) {
      log.warn({ ticketNumber }, 'a message by WhatsApp is one too many, and was not kept');
      return;
    }
    const [newest] = await repository.findNewestMessages(tx, [ticketNumber]);
    await append(tx, { id: newId(), ticketNumber, side: 'CUSTOMER', text, providerId }, newest, now);
    // It waits for a reply again.
    if (status !== 'OPEN') await repository.setStatus(tx, ticketNumber, 'OPEN');
    log.info({ ticketNumber }, 'a customer wrote back by WhatsApp');
  }

  return async (inbound) => {
    const text = clean(inbound.text, MAX_TEXT_LENGTH);
    if (!VISIBLE_SIGN.test(text)) return;
    const [shopLanguage = 'en'] = (await store.getSettings()).languages ?? [];
    await inTransaction(db, (tx) => write(tx, inbound, text, shopLanguage));
  };
}

/** In one namespace with the keys of the shop's form, which have at most 64 signs. */
const keyOf = (providerId: string): string => `whatsapp:${createHash('sha256').update(providerId).digest('hex')}`;

/** Without control characters, which can't be stored or would break a line. */
const clean = (text: string, maxLength: number): string =>
  Array.from(text.replace(/(?!\n)\p{Cc}/gu, ' '))
    .slice(0, maxLength)
    .join('')
    .trim();

function nameFrom({ name, mobileNumber }: InboundText): string {
  const cleaned = clean((name ?? '').replace(/\s+/g, ' '), ENQUIRY_MAX_LENGTH.name);
  return VISIBLE_SIGN.test(cleaned) ? cleaned : `WhatsApp ${mobileNumber}`;
}

/** Tamil and Hindi have scripts of their own; other letters tell nothing. */
function scriptOf(text: string): Language | null {
  if (/\p{Script=Tamil}/u.test(text)) return 'ta';
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : null;
}
