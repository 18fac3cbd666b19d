import { Type, type Static } from 'typebox';
import { AppError } from '../../lib/errors';
import { sameSecret } from '../../lib/secrets';
import { parseWebhook } from '../parseWebhook';
import { readResponse, type ProviderTiming } from '../providerHttp';
import type { Msg91Account } from './accounts';
import type { MessageReport, OutgoingText, SendOutcome, TextProvider, WebhookCall } from './port';
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

interface Msg91Deps {
  /** Each is accepted as the last part of the webhook's path, because MSG91 signs nothing. */
  webhookSecrets: readonly [current: string, ...previous: string[]];
  timing?: ProviderTiming;
}

const Code = Type.Union([Type.String({ maxLength: 16 }), Type.Integer()]);
const RequestId = Type.String({ pattern: '^[\\w-]{1,64}$' });
const Accepted = Type.Object({ type: Type.Literal('success'), message: RequestId });
/** Which of them an error has depends on what found it. */
const Response = Type.Object({
  type: Type.Optional(Type.Unknown()),
  hasError: Type.Optional(Type.Unknown()),
  message: Type.Optional(Type.Unknown()),
  errors: Type.Optional(Type.Unknown()),
  code: Type.Optional(Code),
});
type Response = Static<typeof Response>;

const DLT_CODES = Array.from({ length: 40 }, (_, index) => 600 + index);
const verdictOf = createVerdicts({
  KEY: [106, 201, 207, 208, 418],
  TEMPLATE: [203, ...DLT_CODES],
  NUMBER: [101, 202],
  BALANCE: [301, 302, 303, 505],
});
/** The same text to the same number within ten seconds: the first was taken. */
const REPEATED = '311';

/** MSG91 often gives words alone. The first that fits counts. */
const WORDS = [
  ['KEY', /auth ?key|unauthori[sz]ed|whitelist/i],
  ['BALANCE', /balance|credits?\b|suspended|expired user|banned/i],
  ['BLOCKED', /ndnc|\bdnd|blocked|blacklisted (number|subscriber)|opt(ed)?[- ]?out/i],
  ['TEMPLATE', /template|flow|dlt|sender|header|entity/i],
  ['NUMBER', /mobile|number|absent|subscriber/i],
] as const;
const verdictIn = (words: string) =>
  verdictOf(/\b\d{3}\b/.exec(words)?.[0]) ?? WORDS.find(([, pattern]) => pattern.test(words))?.[0];

const Text = Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()]));
const Status = Type.Object({ status: Text, desc: Text, failedReason: Text });
const Report = Type.Object({
  requestId: RequestId,
  /** Version 2 lists each number; version 3 reports one. */
  report: Type.Optional(Type.Array(Status, { maxItems: 1_000 })),
  ...Status.properties,
});
const Reports = Type.Union([Report, Type.Array(Report, { maxItems: 1_000 })]);

/** Uses the Flow API: texts are templates, whose variables are named VAR1, VAR2 and so on. */
export function createMsg91({ authKey, url }: Msg91Account, { webhookSecrets, timing }: Msg91Deps): TextProvider {
  const http = createMessageHttp('msg91', url, timing);

  async function send(text: OutgoingText): Promise<SendOutcome> {
    if (text.templateId === null) return NO_TEMPLATE;
    const variables = Object.fromEntries(text.variables.map((value, index) => [`VAR${index + 1}`, value]));
    const { status, body } = await http({
      method: 'POST',
      path: '/api/v5/flow',
      headers: { authkey: authKey },
      json: {
        template_id: text.templateId,
        short_url: '0',
        recipients: [{ mobiles: withCountryCode(text.mobileNumber), ...variables }],
      },
    });
    const response = readResponse('msg91', Response, body);
    const { type, hasError } = response;
    if (type === 'success') return { state: 'ACCEPTED', providerId: readResponse('msg91', Accepted, body).message };
    // Errors come with status 200 too.
    if (type === 'error' || hasError === true || status >= 400) return toError(response, status, text);
    throw new Error('msg91: neither success nor error');
  }

  return {
    name: 'msg91',
    needsTemplate: true,
    reportSecret: webhookSecrets[0],
    send: (text) => toOutcome(() => send(text)),
    readReports: (call) => readReports(call, webhookSecrets),
  };
}

function toError({ code, message, errors }: Response, status: number, text: OutgoingText): SendOutcome {
  const words = [message, errors].find((each) => typeof each === 'string') ?? `status ${status}`;
  const detail = describeRejection(code, words, text);
  if (String(code) === REPEATED) return { state: 'UNKNOWN', detail };
  const isKey = status === 401 || status === 403;
  return toRejection(verdictOf(code) ?? verdictIn(detail) ?? (isKey ? 'KEY' : 'OTHER'), detail);
}

function readReports({ rawBody, headers, secret }: WebhookCall, webhookSecrets: readonly string[]): MessageReport[] {
  if (!webhookSecrets.some((expected) => sameSecret(secret, expected))) throw new AppError(401, 'core.wrongSignature');
  const isForm = String(headers['content-type']).startsWith('application/x-www-form-urlencoded');
  const json = isForm ? (new URLSearchParams(rawBody.toString('utf8')).get('data') ?? '') : rawBody;
  const parsed = parseWebhook(Reports, json);
  const reports = Array.isArray(parsed) ? parsed : [parsed];
  return reports.flatMap(({ requestId, report, ...single }) =>
    (report ?? [single]).flatMap((status) => toReport(requestId, status)),
  );
}

/** Other states are passed over: what they mean is not documented. */
function toReport(providerId: string, { status, desc, failedReason }: Static<typeof Status>): MessageReport[] {
  const words = `${desc ?? ''} ${failedReason ?? ''}`.trim();
  const detail = describeRejection(status, words);
  switch (String(status)) {
    case '1':
      return [{ providerId, state: 'DELIVERED' }];
    case '2':
    case '16':
    case '25':
      return [{ providerId, state: 'REFUSED', reason: toReason(verdictIn(words)), detail }];
    case '9':
    case '17':
      return [{ providerId, state: 'REFUSED', reason: 'BLOCKED', detail }];
    default:
      return [];
  }
}
