import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SECOND_FACTOR_HEADER } from '../../contract/constants';
import { STAFF_ROLE, type StaffRole } from '../../contract/staffRights';
import { staff, staffSessions } from '../db/schema';
import type { AppDeps } from '../deps';
import { newId } from '../lib/ids';
import { hashToken } from '../lib/secrets';
import { sealSeed } from '../modules/staff/seeds';
import { codeOfStep, newSeed, stepAt } from '../modules/staff/totp';

export interface LoggedInStaff {
  staffId: string;
  name: string;
  mobileNumber: string;
  token: string;
  /** The headers for `app.inject({ headers })`. */
  headers: { token: string; [SECOND_FACTOR_HEADER]?: string };
}

/**
 * Gives a staff member a second factor.
 * @returns them as they send it with a request, with the code of the moment; each code counts once, for half a minute
 */
export async function withFactor(
  { db, clock, secrets }: Pick<AppDeps, 'db' | 'clock' | 'secrets'>,
  member: LoggedInStaff,
): Promise<() => LoggedInStaff> {
  const seed = newSeed();
  const factorSeed = sealSeed(secrets.keys, member.staffId, seed);
  await db.update(staff).set({ factorSeed }).where(eq(staff.id, member.staffId));
  return () => sendingFactor(member, codeOfStep(seed, stepAt(clock.now())));
}

export const sendingFactor = (member: LoggedInStaff, code: string): LoggedInStaff => ({
  ...member,
  headers: { ...member.headers, [SECOND_FACTOR_HEADER]: code },
});

const ONE_DAY_MS = 86_400_000;
let staffMade = 0;

/** A staff member with a valid token, without codes and factors. */
export async function loggedInStaff(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { role = STAFF_ROLE.ADMIN, name = 'Selvi' }: { role?: StaffRole; name?: string } = {},
): Promise<LoggedInStaff> {
  const staffId = newId();
  const token = randomBytes(32).toString('base64url');
  const mobileNumber = String(8_000_000_000 + ++staffMade);
  const now = clock.now();
  await db.insert(staff).values({ id: staffId, mobileNumber, name, role, createdAt: now, updatedAt: now });
  const expiresAt = new Date(now.getTime() + ONE_DAY_MS);
  await db
    .insert(staffSessions)
    .values({ tokenHash: hashToken(token), staffId, expiresAt, createdAt: now, lastUsedAt: now });
  return { staffId, name, mobileNumber, token, headers: { token } };
}
