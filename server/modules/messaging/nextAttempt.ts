import type { Carrier, MessageState } from '../../../contract/messageConstants';

/** Without a report for so long, a message that may have been sent is sent by another carrier. */
const WAIT_FOR_REPORT_MS = 30_000;
const FIRST_DELAY_MS = 10_000;
/** Pauses grow after so many tries. Until then the carrier may only have been spared for a moment, as its circuit breaker does. */
const TRIES_BEFORE_GROWTH = 4;
const LONGEST_DELAY_MS = 30 * 60_000;
/** Where another channel can take over, which it does within a minute even if the last of them gives no answer. */
const TRIES_BEFORE_FALLBACK = 2;
/** Where none can. A customer should rather get a message twice than never. */
const MAX_UNANSWERED = 2;

export interface Attempt {
  carrier: Carrier;
  state: MessageState;
  at: Date;
}

export type Decision =
  | { do: 'SEND'; carrier: Carrier }
  | { do: 'WAIT'; ms: number }
  /** A carrier has it. */
  | { do: 'DONE'; isDelivered: boolean }
  /** No carrier will take it; UNKNOWN where one may have sent it. */
  | { do: 'GIVE_UP'; state: 'REFUSED' | 'UNKNOWN' };

/**
 * What to do for a message after these attempts. A carrier that refused it is never asked again. One that gave no answer is asked once
 * more, after the others, unless another channel can take over.
 * @param carriers in the order in which they are asked
 * @param hasFallback another channel takes over when this one gives up
 */
export function nextAttempt(
  attempts: readonly Attempt[],
  { carriers, hasFallback, now }: { carriers: readonly Carrier[]; hasFallback: boolean; now: Date },
): Decision {
  const taken = attempts.filter(({ state }) => ['ACCEPTED', 'SENT', 'DELIVERED', 'READ'].includes(state));
  if (taken.length > 0)
    return { do: 'DONE', isDelivered: taken.some(({ state }) => state === 'DELIVERED' || state === 'READ') };

  const last = attempts.at(-1);
  const sinceLastMs = last ? now.getTime() - last.at.getTime() : Infinity;
  if (last?.state === 'UNKNOWN' && sinceLastMs < WAIT_FOR_REPORT_MS)
    return { do: 'WAIT', ms: WAIT_FOR_REPORT_MS - sinceLastMs };

  const maxUnanswered = hasFallback ? 1 : MAX_UNANSWERED;
  const [next] = carriers
    .map((carrier) => {
      const tries = attempts.filter((attempt) => attempt.carrier === carrier);
      const unknown = tries.filter(({ state }) => state === 'UNKNOWN').length;
      const isOut = tries.some(({ state }) => state === 'REFUSED') || unknown >= maxUnanswered;
      return { carrier, tries: tries.length, isOut };
    })
    .filter(({ isOut }) => !isOut)
    .sort((one, other) => one.tries - other.tries);
  if (!next || (hasFallback && next.tries >= TRIES_BEFORE_FALLBACK))
    return { do: 'GIVE_UP', state: attempts.some(({ state }) => state === 'UNKNOWN') ? 'UNKNOWN' : 'REFUSED' };
  if (next.tries === 0) return { do: 'SEND', carrier: next.carrier };
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, next.tries - TRIES_BEFORE_GROWTH), LONGEST_DELAY_MS);
  return sinceLastMs >= delayMs ? { do: 'SEND', carrier: next.carrier } : { do: 'WAIT', ms: delayMs - sinceLastMs };
}
