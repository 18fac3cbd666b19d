import { randomBytes } from 'node:crypto';
import type { Msg91Account } from '../../ports/messages/accounts';
import { startFakeTexts } from './fakeTexts';

const AUTH_KEY = 'an auth key for tests';
const STATUSES = { SENT: '0', DELIVERED: '1', READ: '1', REFUSED: '2' } as const;

/** MSG91's documented Flow API, and its reports of version 2 (a form) or 3 (JSON). */
export async function startMsg91(version: 2 | 3) {
  return startFakeTexts({
    keyCode: '207',
    read({ headers, body }) {
      if (headers.authkey !== AUTH_KEY) return undefined;
      const { recipients } = JSON.parse(body) as { recipients: [{ mobiles: string } & Record<string, string>] };
      const [{ mobiles: to, ...variables }] = recipients;
      return { providerId: randomBytes(12).toString('hex'), to, content: Object.values(variables).join(' ') };
    },
    accept: ({ providerId }) => ({ status: 200, json: { message: providerId, type: 'success' } }),
    reject: (code, message) => ({ status: 400, json: { message, type: 'error', code } }),
    report({ providerId, to }, state, code) {
      const status = { date: '2026-11-28 10:06:20', number: to, status: STATUSES[state] };
      const described = {
        ...status,
        desc: state === 'REFUSED' ? 'FAILED' : state,
        failedReason: code && `DLT ${code}: ${to}`,
      };
      if (version === 3)
        return {
          body: JSON.stringify({ requestId: providerId, senderId: 'VAYALF', ...described }),
          headers: { 'content-type': 'application/json' },
        };
      const data = JSON.stringify([{ senderId: 'VAYALF', requestId: providerId, report: [described], userId: '1' }]);
      return {
        body: new URLSearchParams({ data }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      };
    },
  });
}

export const msg91Account = (url: string): Msg91Account => ({ authKey: AUTH_KEY, url });
