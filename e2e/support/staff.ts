import { expect, type Page } from '@playwright/test';
import { STAFF_ROLE, type StaffRole } from '../../contract/staffRights';
import type { RunningShop } from './server';

/** The demo's people: the last digit is the role. */
const staffNumber = (role: StaffRole): string => `100000000${role}`;

// The response's data depends on the call.
// oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unnecessary-type-parameters
export async function callStaff<T = any>(
  shop: RunningShop,
  path: string,
  {
    token,
    body,
    method = body ? 'POST' : 'GET',
  }: { token?: string; body?: object; method?: 'GET' | 'POST' | 'PUT' | 'DELETE' } = {},
) {
  const response = await fetch(`${shop.url}/api/staff${path}`, {
    method,
    headers: { ...(token && { token }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as { status: number; message: string; data: T };
}

const tokens = new Map<string, string>();

/** A live token of one of the demo's people, by the real login: each number may request five codes an hour. */
export async function staffToken(shop: RunningShop, role: StaffRole = STAFF_ROLE.SALES_PERSON): Promise<string> {
  const known = `${shop.url} ${role}`;
  const stored = tokens.get(known);
  if (stored !== undefined && (await callStaff(shop, '/me', { token: stored })).status === 200) return stored;
  const token = await logIn(shop, staffNumber(role));
  tokens.set(known, token);
  return token;
}

/** What the login pages of a demo on loopback show is what to type. */
async function logIn(shop: RunningShop, mobileNumber: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const { status, message, data } = await callStaff(shop, path, { body });
    expect(status, message).toBe(200);
    return data;
  };
  const { session_id, demoCode } = await post('/login', { mobileNumber });
  const { next, token, ticket, demoHint } = await post('/verify', { session_id, mobileNumber, otp: demoCode });
  if (next === 'IN') return token;
  if (next === 'FACTOR') return (await post('/factor', { ticket, code: demoHint })).token;
  const offered = await post('/enrol', { ticket, secret: demoHint });
  return (await post('/enrol/confirm', { ticket, code: offered.demoHint })).token;
}

/** Opens the staff area with one of the demo's people on duty. @param path below `/staff` */
export async function staffLogin(page: Page, shop: RunningShop, role?: StaffRole, path = ''): Promise<void> {
  const token = await staffToken(shop, role);
  // Same origin, no scripts.
  await page.goto('/healthz');
  await page.evaluate((value) => localStorage.setItem('staffToken', value), token);
  await page.goto(`/staff${path}`);
  await expect(page.locator('#root > *')).toBeAttached();
}

/** Follows a link of the staff area's navigation and waits for its page: until then the one before it could be acted on. */
export async function goTo(staffPage: Page, name: string): Promise<void> {
  // A page with something to do says how much before its name.
  const link = staffPage.getByRole('link', { name: new RegExp(`^(\\d+ to do )?${name}$`) });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}
