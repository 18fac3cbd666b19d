import type { Language } from '../../../contract/constants';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import { HOUR_MS, tooManyUntil } from '../../lib/caps';
import { AppError } from '../../lib/errors';
import { completeMessageRules, priceOf } from '../../lib/messageRules';
import { addDays, midnightOf, shopDay } from '../../lib/shopDays';
import type { TextProvider } from '../../ports/messages/port';
import type { StoreService } from '../shopSettings';
import type { Sending } from './sending';
import * as repository from './repository';

export interface LoginCode {
  mobileNumber: string;
  code: string;
  language: Language;
  /**
   * FIRST by SMS; AGAIN begins with the SMS provider that came last, as the first one's may not have arrived. WHATSAPP falls back to SMS.
   */
  way: 'FIRST' | 'AGAIN' | 'WHATSAPP';
}

/** What a code costs, and what all of a day's may. */
export interface CodeBudget {
  pricePaise: number;
  limitPaise: number;
}

export type LoginCodes = ReturnType<typeof createLoginCodes>;

/** Login codes leave the server from memory: they are in no table, queue or log. */
export function createLoginCodes(
  { clock, messageProviders: { sms, whatsApp } }: AppDeps,
  { sending, store }: { sending: Pick<Sending, 'send'>; store: Pick<StoreService, 'getSettings'> },
) {
  const providersFor = (way: LoginCode['way']): readonly TextProvider[] => {
    if (way === 'WHATSAPP' && whatsApp) return [whatsApp, ...sms];
    return way === 'FIRST' ? sms : sms.toReversed();
  };

  return {
    /** Whether a code can be asked for by WhatsApp. */
    hasWhatsApp: whatsApp !== null,

    /** Read it before the transaction that counts the code. A code that is not sent costs nothing. */
    async readBudget(isSent: boolean): Promise<CodeBudget> {
      const first = sms[0];
      const rules = completeMessageRules((await store.getSettings()).messages);
      return { pricePaise: first && isSent ? priceOf(first.name, rules) : 0, limitPaise: rules.codesPerDayPaise };
    },

    /**
     * Counts a code into what the day's codes may cost. Known browsers and staff are counted, but always get theirs.
     * @returns takes it back, where no code was sent
     * @throws AppError 429 for a browser that is new to the shop
     */
    async spend(
      tx: Transaction,
      { pricePaise, limitPaise }: CodeBudget,
      { isStranger }: { isStranger: boolean },
    ): Promise<(tx: Transaction) => Promise<unknown>> {
      const now = clock.now();
      const day = shopDay(now);
      if (!(await repository.spendOnCode(tx, day, pricePaise, isStranger ? limitPaise : null)))
        throw tooManyUntil('auth.capBudget', midnightOf(addDays(day, 1)), now, HOUR_MS);
      return (later) => repository.takeBackSpending(later, day, pricePaise);
    },

    /**
     * The first provider that takes it sends it. One that gives no answer may have sent it, so the next one sends the
     * same code.
     * @throws AppError 500 where no provider can have sent it
     */
    async deliver({ mobileNumber, code, language, way }: LoginCode): Promise<void> {
      let mayHaveArrived = false;
      for (const provider of providersFor(way)) {
        const outcome = await sending.send(provider, { kind: 'CODE', mobileNumber, language, open: { code } });
        if (outcome.state === 'ACCEPTED') return;
        mayHaveArrived ||= outcome.state === 'UNKNOWN';
      }
      if (!mayHaveArrived) throw new AppError(500, 'auth.smsFailed');
    },
  };
}
