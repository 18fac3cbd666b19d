import type { Language } from '../../../contract/constants';
import type {
  ChosenChannel,
  ExportedBrowser,
  ExportedConsent,
  ExportedMessageChoice,
  ExportedStop,
  MessageChoiceBody,
  MessageChoices,
} from '../../../contract/messageChoices';
import { MESSAGE_GROUPS, type ConsentSource, type MessageGroup } from '../../../contract/messageConstants';
import type { Queries, Transaction } from '../../db/database';
import { lockCustomer } from '../../db/lockCustomer';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { translations } from '../../lib/messages';
import type { StoreService } from '../shopSettings';
import * as repository from './choicesRepository';
import * as stops from './contactStops';
import { findSubscriptions } from './pushRepository';

export type MessageChoicesService = ReturnType<typeof createMessageChoices>;

/** What the order or the law needs can't be switched off. */
const CAN_SWITCH_OFF: Record<MessageGroup, boolean> = { NEEDED: false, PROGRESS: true };

const SHOWN_DIGITS = 4;
const masked = (mobileNumber: string): string =>
  '•'.repeat(mobileNumber.length - SHOWN_DIGITS) + mobileNumber.slice(-SHOWN_DIGITS);

type Wording = 'agreement' | 'leaving' | 'question';

/** Customers choose here on which channel they hear of their orders. */
export function createMessageChoices(
  { db, clock, messageProviders: { whatsApp, mail, push } }: Pick<AppDeps, 'db' | 'clock' | 'messageProviders'>,
  store: Pick<StoreService, 'getSettings'>,
) {
  /** Read it before a transaction: PGlite has one connection. */
  const readWordings = async (language: Language) => {
    const { name } = await store.getSettings();
    const t = translations.in(language);
    return (wording: Wording): string => t(`customer.whatsApp.${wording}`, { shop: name[language] });
  };

  async function readFacts(at: Queries, customerId: string) {
    const person = await repository.findContacts(at, customerId);
    if (!person) throw new AppError(401, 'core.loginEnded');
    const chosen = new Map(
      (await repository.findChoices(at, customerId)).map(({ group, channel }) => [group, channel]),
    );
    const hasAgreed = await repository.hasAgreed(at, customerId);
    const found = await stops.findStopsOf(at, person);
    const isWhatsAppStopped = found.some(({ channel }) => channel === 'WHATSAPP');
    const emailStop = found.find(({ channel }) => channel === 'EMAIL')?.reason ?? null;
    const choices: ChosenChannel[] = [
      'SMS',
      ...(whatsApp ? ['WHATSAPP' as const] : []),
      ...(mail && person.emailId !== '' && emailStop === null ? ['EMAIL' as const] : []),
    ];
    const isOpen: Record<ChosenChannel, boolean> = {
      SMS: true,
      WHATSAPP: choices.includes('WHATSAPP') && hasAgreed && !isWhatsAppStopped,
      EMAIL: choices.includes('EMAIL'),
    };
    /** SMS stands in for a channel that is closed. */
    const channelOf = (group: MessageGroup): ChosenChannel | null => {
      const channel = chosen.get(group);
      if (channel === null) return null;
      return channel !== undefined && channel !== 'PUSH' && isOpen[channel] ? channel : 'SMS';
    };
    return { person, choices, channelOf, isWhatsAppStopped, emailStop, isAgreed: isOpen.WHATSAPP };
  }

  async function get(customerId: string, language: Language): Promise<MessageChoices> {
    const { person, choices, channelOf, isWhatsAppStopped, emailStop } = await readFacts(db, customerId);
    const inWords = await readWordings(language);
    return {
      groups: MESSAGE_GROUPS.map((group) => ({
        group,
        channel: channelOf(group),
        choices,
        canSwitchOff: CAN_SWITCH_OFF[group],
      })),
      mobileNumber: masked(person.mobileNumber),
      emailId: person.emailId,
      // Nobody writes STOP to an e-mail.
      emailStop: mail && emailStop !== 'STOP' ? emailStop : null,
      whatsApp: whatsApp && {
        agreement: inWords('agreement'),
        leaving: inWords('leaving'),
        isStopped: isWhatsAppStopped,
      },
      hasPush: push !== null,
    };
  }

  async function recordConsent(
    tx: Transaction,
    customerId: string,
    mobileNumber: string,
    consent: ConsentToRecord,
  ): Promise<void> {
    if (consent.isGiven) await stops.endStop(tx, { channel: 'WHATSAPP', contact: mobileNumber });
    await repository.insertConsent(tx, { id: newId(), customerId, mobileNumber, ...consent, createdAt: clock.now() });
  }

  /** Serializes two tabs. */
  const inCustomersTurn = (customerId: string, work: (tx: Transaction) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      await lockCustomer(tx, customerId);
      await work(tx);
    });

  return {
    get,

    /**
     * @param language the one in which the wording was shown
     * @throws AppError 409 for a channel that is closed, or a group that can't be switched off
     */
    async choose(
      customerId: string,
      { group, channel }: MessageChoiceBody,
      language: Language,
    ): Promise<MessageChoices> {
      const inWords = await readWordings(language);
      await inCustomersTurn(customerId, async (tx) => {
        const { person, choices, channelOf, isAgreed } = await readFacts(tx, customerId);
        const isPossible = channel === null ? CAN_SWITCH_OFF[group] : choices.includes(channel);
        if (!isPossible) throw new AppError(409, 'customer.channelClosed');
        const now = clock.now();
        await repository.saveChoices(tx, customerId, { groups: [group], channel }, now);
        const record = (isGiven: boolean) => {
          const wording = inWords(isGiven ? 'agreement' : 'leaving');
          return recordConsent(tx, customerId, person.mobileNumber, { isGiven, source: 'PROFILE', wording, language });
        };
        if (channel === 'WHATSAPP') {
          if (isAgreed) return;
          await repository.leaveWhatsAppIn(tx, customerId, group, now);
          await record(true);
        } else if (isAgreed && !MESSAGE_GROUPS.some((other) => other !== group && channelOf(other) === 'WHATSAPP')) {
          await record(false);
        }
      });
      return get(customerId, language);
    },

    /** Mail goes to the address again that the customer unsubscribed. */
    async resumeEmail(customerId: string, language: Language): Promise<MessageChoices> {
      const person = await repository.findContacts(db, customerId);
      if (!person) throw new AppError(401, 'core.loginEnded');
      await stops.endStop(db, { channel: 'EMAIL', contact: person.emailId }, 'UNSUBSCRIBED');
      return get(customerId, language);
    },

    checkout: {
      /** What the checkout asks a customer who has not decided yet; null if the shop has no WhatsApp. */
      getQuestion: async (language: Language): Promise<string | null> =>
        whatsApp && (await readWordings(language))('question'),

      /**
       * All messages go to WhatsApp from now on, of the order that is placed in the same transaction, too.
       * @param proof the question as it was shown
       */
      async agree(
        tx: Transaction,
        customerId: string,
        proof: Pick<ConsentToRecord, 'wording' | 'language'>,
      ): Promise<void> {
        const person = await repository.findContacts(tx, customerId);
        if (!person) throw new AppError(401, 'core.loginEnded');
        await repository.saveChoices(tx, customerId, { channel: 'WHATSAPP' }, clock.now());
        await recordConsent(tx, customerId, person.mobileNumber, { isGiven: true, source: 'CHECKOUT', ...proof });
      },
    },

    personal: {
      async *exportChoices(customerId: string): AsyncIterable<ExportedMessageChoice> {
        for (const { group, channel, updatedAt } of await repository.findChoices(db, customerId))
          yield { group, channel: channel as ChosenChannel | null, chosenAt: updatedAt.toISOString() };
      },

      async *exportConsents(customerId: string): AsyncIterable<ExportedConsent> {
        for (const { isGiven, source, wording, language, createdAt } of await repository.findConsents(db, customerId))
          yield { isGiven, source, wording, language, at: createdAt.toISOString() };
      },

      async *exportStops(person: stops.Person): AsyncIterable<ExportedStop> {
        for (const { channel, contact, reason, createdAt } of await stops.findStopsOf(db, person))
          yield { channel, contact, reason, since: createdAt.toISOString() };
      },

      async *exportBrowsers(customerId: string): AsyncIterable<ExportedBrowser> {
        for (const { browser, endpoint, createdAt } of await findSubscriptions(db, customerId))
          yield { browser, endpoint, since: createdAt.toISOString() };
      },

      eraseStops: (tx: Transaction, person: stops.Person): Promise<void> => stops.endStopsOf(tx, person),

      /**
       * An address that is entered may exist again. Its owner's stop stays: anybody can enter an address, so that only
       * a choice on the page of messages ends it.
       */
      retryBouncedEmail: (tx: Transaction, emailId: string): Promise<void> =>
        stops.endStop(tx, { channel: 'EMAIL', contact: emailId }, 'BOUNCED'),
    },
  };
}

interface ConsentToRecord {
  isGiven: boolean;
  source: ConsentSource;
  /** As it was shown. */
  wording: string;
  language: Language;
}
