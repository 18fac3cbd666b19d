// Attacks on login codes and on what is counted per caller.
import { api, newAddress, newCustomer, newNumber } from './client.mjs';

/** @typedef {import('./client.mjs').Target} Target */

/** Calls for a code per caller and hour (OTP_CAP_PER_CALLER_HOUR) of the attacked server. */
export const CALLER_CAP = 20;
/** Wrong codes per number and day that leave a four-digit code to chance: 0.15 %. */
const GUESSES_A_DAY = 15;
const WRONG_TRIES_PER_CODE = 5;

/** Which numbers have an account? @param {Target} target */
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
 * Asks for codes of a number from many addresses, and guesses each until it is burnt.
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

/** Uses up a number's codes and tries, so that its owner can't log in. @param {Target} target */
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
