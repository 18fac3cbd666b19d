import { randomBytes } from 'node:crypto';
import { authTokens, customers } from '../db/schema';
import type { AppDeps } from '../deps';
import { newId } from '../lib/ids';
import { hashToken } from '../lib/secrets';

export interface LoggedInCustomer {
  customerId: string;
  mobileNumber: string;
  token: string;
  /** The headers for `app.inject({ headers })`. */
  headers: { token: string };
}

const ONE_DAY_MS = 86_400_000;
let customersMade = 0;

/** A customer with a valid token, without the code round trip. */
export async function loggedInCustomer(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  details: { name?: string; emailId?: string } = {},
): Promise<LoggedInCustomer> {
  const customerId = newId();
  const token = randomBytes(32).toString('base64url');
  const mobileNumber = String(9_000_000_000 + ++customersMade);
  const now = clock.now();
  const { name = 'Kavitha', emailId = 'kavitha@example.com' } = details;
  await db.insert(customers).values({ id: customerId, mobileNumber, name, emailId, createdAt: now, updatedAt: now });
  const expiresAt = new Date(now.getTime() + ONE_DAY_MS);
  await db.insert(authTokens).values({ tokenHash: hashToken(token), customerId, expiresAt, createdAt: now });
  return { customerId, mobileNumber, token, headers: { token } };
}
