import { setTimeout as sleep } from 'node:timers/promises';
import { api, call, newAddress, newCustomer, newNumber } from './client.mjs';

/** @typedef {import('./client.mjs').Target} Target */

/** OTP_CAP_PER_CALLER_HOUR of the attacked server. */
export const CALLER_CAP = 20;
/** Wrong codes per number and day that leave a four-digit code to chance: 0.15 %. */
const GUESSES_A_DAY = 15;
const WRONG_TRIES_PER_CODE = 5;

/** @param {Target} target */
export async function probingNumbers({ shop }) {
  const from = newAddress();
  const tries = CALLER_CAP * 3;
  let accepted = 0;
  for (let at = 0; at < tries; at += 1) {
    const { status } = await api(shop, '/customer/login', { from, body: { mobileNumber: newNumber() } });
    if (status !== 429) accepted += 1;
  }
  return { tries, through: Math.max(0, accepted - CALLER_CAP) };
}

/** Addresses that the caller puts before the one that the proxy adds. @param {Target} target */
export async function forgedHops({ shop }) {
  const real = newAddress();
  const tries = CALLER_CAP * 2;
  let sent = 0;
  for (let at = 0; at < tries; at += 1) {
    const from = `${newAddress()}, ${newAddress()}, ${real}`;
    const body = { mobileNumber: newNumber(), name: 'Kavitha', emailId: 'kavitha@example.com' };
    const { status } = await api(shop, '/customer/register', { from, body });
    if (status === 200) sent += 1;
  }
  return { tries, through: Math.max(0, sent - CALLER_CAP) };
}

/**
 * Guesses each code of a number until it is burnt.
 * @param {Target['shop']} shop @param {string} mobileNumber @param {number} codes
 * @returns {Promise<number>} how many guesses were compared
 */
async function guess(shop, mobileNumber, codes) {
  let compared = 0;
  for (let code = 0; code < codes; code += 1) {
    const { data } = await api(shop, '/customer/login', { body: { mobileNumber } });
    if (!data?.session_id) continue;
    const otp = String((Number(data.demoCode) + 1) % 10_000).padStart(4, '0');
    for (let wrong = 0; wrong < WRONG_TRIES_PER_CODE; wrong += 1) {
      const body = { session_id: data.session_id, mobileNumber, otp };
      const { status } = await api(shop, '/customer/verify/otp', { body });
      if (status === 409 || status === 410) compared += 1;
    }
  }
  return compared;
}

/** @param {Target} target */
export async function guessingCodes({ shop }) {
  const { mobileNumber } = await newCustomer(shop);
  const codes = 10;
  const compared = await guess(shop, mobileNumber, codes);
  return { tries: codes * WRONG_TRIES_PER_CODE, through: Math.max(0, compared - GUESSES_A_DAY) };
}

/** @param {Target} target */
export async function lockingOut({ shop }) {
  const { mobileNumber, browserToken } = await newCustomer(shop);
  const codes = 10;
  await guess(shop, mobileNumber, codes);
  const known = browserToken === undefined ? {} : { browserTokens: [browserToken] };
  const from = newAddress();
  const sent = await api(shop, '/customer/login', { from, body: { mobileNumber, ...known } });
  const body = { session_id: sent.data?.session_id, mobileNumber, otp: sent.data?.demoCode };
  const verified = sent.status === 200 ? await api(shop, '/customer/verify/otp', { from, body }) : sent;
  return { tries: codes, through: verified.status === 200 ? 0 : codes };
}

/** Roles whom a code alone lets in (`staffRights.ts`). */
const SALES_PERSON = 3;
const RIDER = 5;

/** Each has a path that leads past a second person. */
const OTHERS_DECIDE = [
  { method: 'PUT', path: '/settings/counter', body: {} },
  { method: 'PUT', path: '/settings/payee', body: {} },
  { path: '/settings/payee/changes/any/approve', body: {} },
  { path: '/approvals/any/approve', body: {} },
  { path: '/approvals/any/by-hand', body: {} },
  { path: '/refunds/any/again', body: {} },
  { path: '/refunds/any/by-hand', body: {} },
  { path: '/stock/batches/any/recall', body: {} },
  { path: '/stock/batches/any/refunds', body: {} },
  { path: '/money/transfers/any/return', body: {} },
];

/** @param {Target} target */
export async function decidingAlone({ shop, addStaff }) {
  const mobileNumber = newNumber();
  await addStaff(mobileNumber, SALES_PERSON);
  const sent = await call(shop, '/api/staff/login', { body: { mobileNumber } });
  const otp = await printedCode(shop, mobileNumber, 0);
  const { data } = await call(shop, '/api/staff/verify', {
    body: { session_id: sent.data.session_id, mobileNumber, otp },
  });
  if (data?.next !== 'IN') throw new Error('the Sales Person could not log in');
  let through = 0;
  for (const { path, ...rest } of OTHERS_DECIDE) {
    const { status } = await call(shop, `/api/staff${path}`, { ...rest, token: data.token });
    if (status !== 403) through += 1;
  }
  return { tries: OTHERS_DECIDE.length, through };
}

/**
 * Reads the printed code, because this shop is no demo.
 * @param {Target['shop']} shop @param {string} mobileNumber @param {number} sent how many codes the number got before
 * @returns {Promise<string>}
 */
async function printedCode(shop, mobileNumber, sent) {
  const shown = `${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`;
  for (;;) {
    const codes = [...shop.output().matchAll(new RegExp(`${shown}: .*\\n@\\S+ #(\\d+)`, 'g'))];
    const code = codes[sent]?.[1];
    if (code !== undefined) return code;
    await sleep(20);
  }
}

/** @param {string} otp */
const wrongCode = (otp) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

/** A person of the staff still logs in where they did before. @param {Target} target */
export async function lockingOutStaff({ shop, addStaff }) {
  const mobileNumber = newNumber();
  await addStaff(mobileNumber, RIDER);
  let sent = 0;
  /** @param {{ browserTokens?: string[] }} known */
  const ask = async (known = {}) => {
    const asked = await call(shop, '/api/staff/login', { body: { mobileNumber, ...known } });
    if (asked.status !== 200) return { ...asked, otp: undefined };
    const otp = await printedCode(shop, mobileNumber, sent);
    sent += 1;
    return { ...asked, otp };
  };
  /** @param {string} sessionId @param {string} otp */
  const give = (sessionId, otp) =>
    call(shop, '/api/staff/verify', { body: { session_id: sessionId, mobileNumber, otp } });

  const first = await ask();
  const { data } = await give(first.data.session_id, String(first.otp));
  const codes = 10;
  let compared = 0;
  for (let code = 0; code < codes; code += 1) {
    const { data: opened, otp } = await ask();
    if (otp === undefined) continue;
    for (let wrong = 0; wrong < WRONG_TRIES_PER_CODE; wrong += 1) {
      const { status } = await give(opened.session_id, wrongCode(otp));
      if (status === 409 || status === 410) compared += 1;
    }
  }
  const known = await ask({ browserTokens: [data.browserToken] });
  const verified = known.otp === undefined ? known : await give(known.data.session_id, known.otp);
  const isIn = verified.status === 200 && verified.data.next === 'IN';
  return { tries: codes, through: isIn && compared <= GUESSES_A_DAY ? 0 : codes };
}
