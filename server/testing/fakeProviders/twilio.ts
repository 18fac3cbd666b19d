import { randomBytes } from 'node:crypto';
import type { TwilioAccount } from '../../ports/messages/accounts';
import { signatureOf } from '../../ports/messages/twilio';
import { startFakeTexts } from './fakeTexts';

const ACCOUNT_SID = 'AC00000000000000000000000000000001';
const AUTH_TOKEN = 'an auth token for tests';
const STATUSES = { SENT: 'sent', DELIVERED: 'delivered', READ: 'read', REFUSED: 'undelivered' } as const;

/** Twilio's documented Messages.json and its signed callbacks. */
export async function startTwilio() {
  return startFakeTexts({
    keyCode: '20003',
    read({ path, headers, body }) {
      const authorization = `Basic ${Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64')}`;
      if (headers.authorization !== authorization || !path.includes(`/${ACCOUNT_SID}/`)) return undefined;
      const form = new URLSearchParams(body);
      const providerId = `SM${randomBytes(16).toString('hex')}`;
      return { providerId, to: (form.get('To') ?? '').slice(1), content: form.get('Body') ?? '' };
    },
    accept: ({ providerId: sid, to }) => ({
      status: 201,
      json: { sid, to: `+${to}`, status: 'queued', error_code: null, error_message: null },
    }),
    reject: (code, message) => ({
      status: code === '20003' ? 401 : 400,
      json: {
        code: Number(code),
        message,
        more_info: `https://www.twilio.com/docs/errors/${code}`,
        // A message that was made but can't be sent has these.
        sid: 'SM0',
        error_code: Number(code),
        error_message: message,
      },
    }),
    report({ providerId, to, request }, state, code) {
      const callback = new URLSearchParams(request.body).get('StatusCallback') ?? '';
      const form = new URLSearchParams({
        MessageSid: providerId,
        MessageStatus: STATUSES[state],
        To: `+${to}`,
        AccountSid: ACCOUNT_SID,
        ...(code === undefined ? {} : { ErrorCode: code }),
      });
      return {
        body: form.toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': signatureOf(callback, [...form], AUTH_TOKEN),
        },
        query: new URL(callback).search,
      };
    },
  });
}

export const twilioAccount = (url: string): TwilioAccount => ({
  accountSid: ACCOUNT_SID,
  authToken: AUTH_TOKEN,
  webhookTokens: [AUTH_TOKEN],
  webhookKeys: [],
  from: 'VAYALF',
  url,
});
