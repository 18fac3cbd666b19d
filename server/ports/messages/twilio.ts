import { createHmac } from 'node:crypto';
import { Type } from 'typebox';
import type { MessageKind } from '../../../contract/messageConstants';
import { NOTIFICATION_RULES } from '../../../contract/messageKindConstants';
import { AppError } from '../../lib/errors';
import { sameSecret } from '../../lib/secrets';
import { readResponse, type ProviderTiming } from '../providerHttp';
import type { TwilioAccount } from './accounts';
import type { MessageReport, OutgoingText, SendOutcome, TextProvider, WebhookCall } from './port';
import {
  createMessageHttp,
  createVerdicts,
  describeRejection,
  toOutcome,
  toReason,
  toRejection,
  withCountryCode,
} from './sending';

interface TwilioDeps {
  /** Where reports go, built from PUBLIC_URL. */
  reportUrl: string;
  timing?: ProviderTiming;
}

/** Twilio drops what waits longer. A code that comes after its end confuses. */
const CODE_VALID_SECONDS = 300;
/** Twilio allows no more. */
const MAX_VALID_SECONDS = 36_000;
const validSecondsOf = (kind: MessageKind): number =>
  kind === 'CODE' ? CODE_VALID_SECONDS : Math.min(NOTIFICATION_RULES[kind].worthSeconds, MAX_VALID_SECONDS);

const MessageSid = Type.String({ pattern: '^[A-Za-z0-9]{1,64}$' });
const Code = Type.Optional(Type.Union([Type.Integer(), Type.Null()]));
const Made = Type.Object({ sid: MessageSid, error_code: Code, error_message: Type.Optional(Type.Unknown()) });
const Rejected = Type.Object({ code: Code, message: Type.Optional(Type.String()) });

const verdictOf = createVerdicts({
  KEY: [20003, 20404],
  TEMPLATE: [21212, 21606, 21655, 21656, 21659, 21660, 30007, 30018, 30024, 30034],
  NUMBER: [21211, 21214, 21217, 21265, 21612, 21614, 21635, 30003, 30005, 30006],
  BLOCKED: [21610, 30004],
  BALANCE: [20005, 30002],
  LATER: [14107, 20429, 21611, 30001],
});

const STATES: Readonly<Record<string, MessageReport['state']>> = {
  sent: 'SENT',
  delivered: 'DELIVERED',
  read: 'READ',
  undelivered: 'REFUSED',
  failed: 'REFUSED',
  canceled: 'REFUSED',
};

/** Sends the text, or content that staff have named as template. */
export function createTwilio(account: TwilioAccount, { reportUrl, timing }: TwilioDeps): TextProvider {
  const { accountSid, authToken, from, url } = account;
  const http = createMessageHttp('twilio', url, timing);
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  async function send(text: OutgoingText): Promise<SendOutcome> {
    const { status, body } = await http({
      method: 'POST',
      path: `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
      headers: { authorization },
      form: {
        To: `+${withCountryCode(text.mobileNumber)}`,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        ...contentOf(text),
        // Callbacks carry nothing of ours but their URL.
        StatusCallback: `${reportUrl}?id=${encodeURIComponent(text.id)}`,
        ValidityPeriod: String(validSecondsOf(text.kind)),
      },
    });
    if (status >= 300) {
      const { code, message = `status ${status}` } = readResponse('twilio', Rejected, body);
      const verdict = verdictOf(code) ?? (status === 401 || status === 403 ? 'KEY' : 'OTHER');
      return toRejection(verdict, describeRejection(code, message, text));
    }
    const { sid, error_code: code, error_message: message } = readResponse('twilio', Made, body);
    if (typeof code !== 'number') return { state: 'ACCEPTED', providerId: sid };
    const detail = describeRejection(code, typeof message === 'string' ? message : '', text);
    return toRejection(verdictOf(code) ?? 'OTHER', detail);
  }

  return {
    name: 'twilio',
    needsTemplate: false,
    send: (text) => toOutcome(() => send(text)),
    readReports: (call) => readReports(call, account),
  };
}

function contentOf({ templateId, variables, text }: OutgoingText): Record<string, string> {
  if (templateId === null) return { Body: text };
  const named = Object.fromEntries(variables.map((value, index) => [index + 1, value]));
  return { ContentSid: templateId, ContentVariables: JSON.stringify(named) };
}

function readReports({ rawBody, headers, url }: WebhookCall, account: TwilioAccount): MessageReport[] {
  const form = [...new URLSearchParams(rawBody.toString('utf8'))];
  const given = headers['x-twilio-signature'];
  const { keys, hash } = signingOf(headers['x-twilio-webhooks-signature-settings'], account);
  if (typeof given !== 'string' || !keys.some((key) => sameSecret(given, signatureOf(url, form, key, hash))))
    throw new AppError(401, 'core.wrongSignature');
  const { MessageSid: providerId = '', MessageStatus: status = '', ErrorCode: code } = Object.fromEntries(form);
  if (!/^[A-Za-z0-9]{1,64}$/.test(providerId)) throw new AppError(400, 'core.badMessage');
  const state = STATES[status];
  if (state === undefined) return [];
  const id = new URL(url).searchParams.get('id') ?? undefined;
  if (state !== 'REFUSED') return [{ providerId, id, state }];
  return [{ providerId, id, state, reason: toReason(verdictOf(code)), detail: describeRejection(code, status) }];
}

/** A Webhooks Rule names its algorithm, such as `key=…,algorithm=HMAC_SHA256`; without one Twilio signs with the account's token. */
function signingOf(settings: string | string[] | undefined, { webhookTokens, webhookKeys }: TwilioAccount) {
  if (settings === undefined) return { keys: webhookTokens, hash: 'sha1' } as const;
  const algorithm = /(?:^|,)\s*algorithm=(HMAC_SHA1|HMAC_SHA256)\s*(?:,|$)/.exec(String(settings))?.[1];
  const keys = algorithm === undefined ? [] : webhookKeys;
  return { keys, hash: algorithm === 'HMAC_SHA256' ? 'sha256' : 'sha1' } as const;
}

/** Twilio signs the whole URL, then the form's names and values in the order of names. */
export function signatureOf(
  url: string,
  form: readonly (readonly [string, string])[],
  key: string,
  hash: 'sha1' | 'sha256' = 'sha1',
): string {
  const fields = [...form].sort(([name], [other]) => (name < other ? -1 : Number(name > other)));
  return createHmac(hash, key)
    .update(`${url}${fields.flat().join('')}`)
    .digest('base64');
}
