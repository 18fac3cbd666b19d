import type { CodeSent } from '../../../contract/auth';
import { readJson, writeItem } from '../../lib/browserStorage';

/** Keys in session storage, of the customers' login and the staff's. */
type Login = 'sentCode' | 'staffSentCode';

/** As long as the server takes a code. */
const LIFETIME_MS = 5 * 60_000;

/** With what the server said, where the page shows it. */
type Expected = CodeSent & { message?: string };

interface Stored {
  sent: Expected;
  sentAt: number;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'sent' in value && 'sentAt' in value;

/** A phone may drop the page while its SMS app is open: this tab remembers for which number it waits. @param sent null forgets it */
export const storeSentCode = (login: Login, sent: Expected | null): void =>
  writeItem('sessionStorage', login, sent && JSON.stringify({ sent, sentAt: Date.now() } satisfies Stored));

/** Returns null when none was sent in the last five minutes. The seconds until the next one count from now. */
export const storedSentCode = (login: Login): Expected | null => {
  const stored = readJson('sessionStorage', login);
  if (!isStored(stored)) return null;
  const elapsedMs = Date.now() - stored.sentAt;
  if (!(elapsedMs >= 0 && elapsedMs < LIFETIME_MS)) return null;
  const resendAfterSeconds = Math.max(0, stored.sent.resendAfterSeconds - Math.floor(elapsedMs / 1000));
  return { ...stored.sent, resendAfterSeconds };
};
