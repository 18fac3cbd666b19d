import { createHmac } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { COUNTRY_CODE } from '../../../contract/constants';
import type { MessageKind } from '../../../contract/messageConstants';
import { AppError } from '../../lib/errors';
import { sameSecret } from '../../lib/secrets';
import { parseWebhook } from '../parseWebhook';
import { readResponse, type ProviderTiming } from '../providerHttp';
import type { WhatsAppAccount } from './accounts';
import type { InboundText, MessageReport, OutgoingText, SendOutcome, TextProvider, WebhookCall } from './port';
import {
  createMessageHttp,
  createVerdicts,
  describeRejection,
  NO_TEMPLATE,
  toOutcome,
  toReason,
  toRejection,
  withCountryCode,
} from './sending';

/** Authentication templates have a button that copies the code. */
const hasCopyButton = (kind: MessageKind): boolean => kind === 'CODE';

const MessageId = Type.String({ minLength: 1, maxLength: 256 });
const Accepted = Type.Object({ messages: Type.Array(Type.Object({ id: MessageId }), { minItems: 1 }) });
const ProviderError = Type.Object({
  code: Type.Integer(),
  title: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
  error_data: Type.Optional(Type.Object({ details: Type.Optional(Type.String()) })),
});
type ProviderError = Static<typeof ProviderError>;
const Rejected = Type.Object({ error: ProviderError });

const PERMISSION_CODES = Array.from({ length: 100 }, (_, index) => 200 + index);
const TEMPLATE_CODES = Array.from({ length: 100 }, (_, index) => 132_000 + index);
const verdictOf = createVerdicts({
  KEY: [0, 3, 10, 33, 190, 131_005, 133_010, ...PERMISSION_CODES],
  TEMPLATE: TEMPLATE_CODES,
  BLOCKED: [130_472, 131_049, 131_050],
  BALANCE: [368, 131_031, 131_042],
  NOT_ON_WHATSAPP: [131_026],
  LATER: [2, 4, 80_007, 130_429, 131_016, 131_048, 131_056, 131_057],
});

const Body = Type.Object({
  entry: Type.Array(
    Type.Object({
      changes: Type.Array(
        Type.Object({
          value: Type.Object({
            statuses: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 1_000 })),
            messages: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 1_000 })),
            contacts: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 1_000 })),
          }),
        }),
        { maxItems: 1_000 },
      ),
    }),
    { maxItems: 1_000 },
  ),
});
const Status = Type.Object({
  id: MessageId,
  status: Type.Enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: Type.Optional(Type.String({ maxLength: 64 })),
  errors: Type.Optional(Type.Array(Type.Unknown())),
});

/** Texts, and taps on a template's button. Pictures and voice messages are passed over, as are people without a number in India. */
const Inbound = Type.Object({
  id: MessageId,
  from: Type.String({ pattern: `^${COUNTRY_CODE.slice(1)}\\d{10}$` }),
  timestamp: Type.String({ pattern: '^\\d{9,11}$' }),
  text: Type.Optional(Type.Object({ body: Type.String() })),
  button: Type.Optional(Type.Object({ text: Type.String() })),
});
const Contact = Type.Object({ wa_id: Type.String(), profile: Type.Object({ name: Type.String() }) });

const STATES = { sent: 'SENT', delivered: 'DELIVERED', read: 'READ', failed: 'REFUSED' } as const;

/** Uses Meta's Cloud API. A template's id is its name. */
export function createWhatsApp(account: WhatsAppAccount, { timing }: { timing?: ProviderTiming } = {}): TextProvider {
  const { phoneNumberId, token, appSecrets, apiVersion, url } = account;
  const http = createMessageHttp('whatsapp', url, timing);

  async function send(text: OutgoingText): Promise<SendOutcome> {
    if (text.templateId === null) return NO_TEMPLATE;
    const { status, body } = await http({
      method: 'POST',
      path: `/${apiVersion}/${phoneNumberId}/messages`,
      headers: { authorization: `Bearer ${token}` },
      json: {
        messaging_product: 'whatsapp',
        to: withCountryCode(text.mobileNumber),
        type: 'template',
        template: { name: text.templateId, language: { code: text.language }, components: componentsOf(text) },
        biz_opaque_callback_data: text.id,
      },
    });
    if (Value.Check(Rejected, body)) {
      const { code } = body.error;
      return toRejection(verdictOf(code) ?? 'OTHER', describeRejection(code, wordsOf(body.error), text));
    }
    if (status === 401 || status === 403) return toRejection('KEY', `status ${status}`);
    const [message] = readResponse('whatsapp', Accepted, body).messages;
    return { state: 'ACCEPTED', providerId: message?.id ?? '' };
  }

  return {
    name: 'whatsapp',
    needsTemplate: true,
    reportSecret: 'reports',
    send: (text) => toOutcome(() => send(text)),
    readReports: (call) => readReports(call, appSecrets),
    readInbound: (call) => readInbound(call, appSecrets),
    answerCheck: (query) => answerHandshake(query, account),
  };
}

function componentsOf({ kind, variables }: OutgoingText): unknown[] {
  const parameters = variables.map((text) => ({ type: 'text', text }));
  if (!hasCopyButton(kind)) return [{ type: 'body', parameters }];
  // The SMS repeats the code for browsers. Meta's own text has it once, and its button.
  const code = parameters.slice(0, 1);
  return [
    { type: 'body', parameters: code },
    { type: 'button', sub_type: 'url', index: '0', parameters: code },
  ];
}

const wordsOf = ({ title, message, error_data: data }: ProviderError): string =>
  data?.details ?? message ?? title ?? '';

function readValues({ rawBody, headers }: WebhookCall, appSecrets: readonly string[]) {
  const given = headers['x-hub-signature-256'];
  const signedBy = (secret: string) => `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`;
  const isSigned = typeof given === 'string' && appSecrets.some((secret) => sameSecret(given, signedBy(secret)));
  if (!isSigned) throw new AppError(401, 'core.wrongSignature');
  const changes = parseWebhook(Body, rawBody).entry.flatMap((entry) => entry.changes);
  return changes.map(({ value }) => value);
}

function readReports(call: WebhookCall, appSecrets: readonly string[]): MessageReport[] {
  const statuses = readValues(call, appSecrets).flatMap((value) => value.statuses ?? []);
  // One that is new to us must not hold up the others of its batch, which would be sent again for days.
  return statuses.filter((status) => Value.Check(Status, status)).map(toReport);
}

function toReport({
  id: providerId,
  status,
  biz_opaque_callback_data: id,
  errors,
}: Static<typeof Status>): MessageReport {
  const report = { providerId, id, state: STATES[status] };
  if (status !== 'failed') return report;
  const [error] = errors ?? [];
  if (!Value.Check(ProviderError, error)) return { ...report, reason: 'OTHER', detail: status };
  const { code } = error;
  return { ...report, reason: toReason(verdictOf(code)), detail: describeRejection(code, wordsOf(error)) };
}

function readInbound(call: WebhookCall, appSecrets: readonly string[]): InboundText[] {
  return readValues(call, appSecrets).flatMap(({ messages = [], contacts = [] }) => {
    const known = contacts.filter((contact) => Value.Check(Contact, contact));
    const nameOf = (number: string) => known.find((contact) => contact.wa_id === number)?.profile.name ?? null;
    return messages
      .filter((message) => Value.Check(Inbound, message))
      .map(({ id, from, timestamp, text, button }) => ({
        providerId: id,
        mobileNumber: from.slice(-10),
        name: nameOf(from),
        text: text?.body ?? button?.text ?? '',
        sentAt: new Date(Number(timestamp) * 1000),
      }))
      .filter(({ text }) => text !== '');
  });
}

/**
 * Meta asks once, by GET, whether the webhook's URL is ours.
 * @returns what to respond with, as text
 * @throws AppError 401 for another token, 400 for another question
 */
function answerHandshake(
  query: Readonly<Record<string, unknown>>,
  { verifyToken }: Pick<WhatsAppAccount, 'verifyToken'>,
): string {
  const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
  if (typeof token !== 'string' || !sameSecret(token, verifyToken)) throw new AppError(401, 'core.wrongSignature');
  const isAsked = mode === 'subscribe' && typeof challenge === 'string' && /^\w{1,64}$/.test(challenge);
  if (!isAsked) throw new AppError(400, 'core.badMessage');
  return challenge;
}
