import { createHmac, randomBytes } from 'node:crypto';
import type { WhatsAppAccount } from '../../ports/messages/accounts';
import { startFakeTexts } from './fakeTexts';

const PHONE_NUMBER_ID = '106540352242922';
const TOKEN = 'a token for tests';
const APP_SECRET = 'an app secret for tests';
const STATUSES = { SENT: 'sent', DELIVERED: 'delivered', READ: 'read', REFUSED: 'failed' } as const;

interface TemplateMessage {
  to: string;
  template: { components: { type: string; parameters: { text: string }[] }[] };
  biz_opaque_callback_data: string;
}

/** The documented messages of Meta's Cloud API, and its signed webhooks. */
export async function startWhatsApp() {
  return startFakeTexts({
    keyCode: '190',
    read({ path, headers, body }) {
      if (headers.authorization !== `Bearer ${TOKEN}` || !path.endsWith(`/${PHONE_NUMBER_ID}/messages`))
        return undefined;
      const { to, template } = JSON.parse(body) as TemplateMessage;
      const parameters = template.components.flatMap((component) => component.parameters);
      const providerId = `wamid.${randomBytes(24).toString('base64')}`;
      return { providerId, to, content: parameters.map(({ text }) => text).join(' ') };
    },
    accept: ({ providerId: id, to }) => ({
      status: 200,
      json: {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id, message_status: 'accepted' }],
      },
    }),
    reject: (code, details) => ({
      status: code === '190' ? 401 : 400,
      json: {
        error: {
          message: `(#${code}) Error`,
          type: 'OAuthException',
          code: Number(code),
          error_data: { messaging_product: 'whatsapp', details },
          fbtrace_id: 'Az8or2yhqkZfEZ',
        },
      },
    }),
    report({ providerId: id, to, request }, state, code) {
      const { biz_opaque_callback_data: ours } = JSON.parse(request.body) as TemplateMessage;
      const status = {
        id,
        status: STATUSES[state],
        timestamp: '1764324380',
        recipient_id: to,
        biz_opaque_callback_data: ours,
        ...(code === undefined
          ? {}
          : { errors: [{ code: Number(code), title: 'Error', error_data: { details: `Not sent to +${to}` } }] }),
      };
      return signWhatsAppBody([{ statuses: [status] }]);
    },
  });
}

/** A webhook's call with these values. */
export function signWhatsAppBody(values: readonly unknown[]) {
  const changes = values.map((value) => ({ field: 'messages', value }));
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] });
  const signature = createHmac('sha256', APP_SECRET).update(body).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` } };
}

export const whatsAppAccount = (url: string): WhatsAppAccount => ({
  phoneNumberId: PHONE_NUMBER_ID,
  token: TOKEN,
  appSecrets: ['a newer app secret', APP_SECRET],
  verifyToken: 'a verify token for tests',
  apiVersion: 'v25.0',
  url,
});
