import { COUNTRY_CODE } from '../../../contract/constants';
import type { RefusalReason } from '../../../contract/messageConstants';
import { createProviderHttp, mayHaveActed, type ProviderHttp, type ProviderTiming } from '../providerHttp';
import type { OutgoingText, SendOutcome } from './port';

/** A person waits for a login code, and another provider may still be tried. */
const TIMEOUT_MS = 4_000;
const MAX_DETAIL = 160;

export const createMessageHttp = (provider: string, url: string, timing: ProviderTiming = {}): ProviderHttp =>
  createProviderHttp(provider, url, { timeoutMs: TIMEOUT_MS, ...timing });

/** Turns an error into FAILED or UNKNOWN. */
export async function toOutcome(call: () => Promise<SendOutcome>): Promise<SendOutcome> {
  try {
    return await call();
  } catch (error) {
    const { message } = error as Error;
    return { state: mayHaveActed(error) ? 'UNKNOWN' : 'FAILED', detail: message.slice(0, MAX_DETAIL) };
  }
}

/** Such as 919876543210. */
export const withCountryCode = (mobileNumber: string): string => `${COUNTRY_CODE.slice(1)}${mobileNumber}`;

export const NO_TEMPLATE: SendOutcome = { state: 'REFUSED', reason: 'TEMPLATE', detail: 'no template is named' };

/** What a provider's error code means: a reason, or LATER for limits and maintenance. */
type Verdict = RefusalReason | 'LATER';

/** Looks codes up in lists by what they mean. */
export function createVerdicts(codes: Partial<Record<Verdict, readonly number[]>>) {
  const verdicts = new Map<number, Verdict>();
  for (const [verdict, list] of Object.entries(codes)) for (const code of list) verdicts.set(code, verdict as Verdict);
  return (code: number | string | null | undefined): Verdict | undefined => verdicts.get(Number(code ?? NaN));
}

/** Refused, or not sent because of a limit. */
export const toRejection = (verdict: Verdict, detail: string): SendOutcome =>
  verdict === 'LATER' ? { state: 'FAILED', detail } : { state: 'REFUSED', reason: verdict, detail };

/** A report says that the provider has given up, so a limit is none of the known reasons. */
export const toReason = (verdict: Verdict | undefined): RefusalReason =>
  verdict === undefined || verdict === 'LATER' ? 'OTHER' : verdict;

/** Four digits or more, also in groups, may be a code or a telephone number. IP addresses stay, to be allowed at the provider. */
const LONG_NUMBER = /\+?\d(?:[\s()-]*\d){3,}/g;
const NOT_ASCII = /[^\x20-\x7e]+/g;

/**
 * The provider's code and reason, shortened. Providers quote what they reject, so numbers and all that was sent are replaced.
 * @param sent unknown for reports
 */
export function describeRejection(
  code: number | string | null | undefined,
  reason: string,
  sent?: Pick<OutgoingText, 'text' | 'variables'>,
): string {
  const quoted = sent ? [sent.text, ...sent.text.split('\n'), ...sent.variables] : [];
  const hidden = quoted
    .filter((part) => part.length > 1)
    .reduce((text, part) => text.replaceAll(part, '…'), reason)
    .replace(LONG_NUMBER, '…')
    .replace(NOT_ASCII, '…');
  const shown = /^\d{1,6}$/.test(String(code ?? '')) ? `${code} ${hidden}` : hidden;
  return shown.trim().slice(0, MAX_DETAIL);
}
