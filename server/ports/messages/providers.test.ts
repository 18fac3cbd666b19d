import { generateKeyPairSync } from 'node:crypto';
import webPush from 'web-push';
import type { RefusalReason } from '../../../contract/messageConstants';
import type { Fault } from '../../testing/fakeProviders/fakeProvider';
import type { FakeTexts } from '../../testing/fakeProviders/fakeTexts';
import { msg91Account, startMsg91 } from '../../testing/fakeProviders/msg91';
import { startPush, type FakePush } from '../../testing/fakeProviders/push';
import { startSmtp, type FakeSmtp } from '../../testing/fakeProviders/smtp';
import { startTwilio, twilioAccount } from '../../testing/fakeProviders/twilio';
import { signWhatsAppBody, startWhatsApp, whatsAppAccount } from '../../testing/fakeProviders/whatsapp';
import type { ProviderTiming } from '../providerHttp';
import { createConsole } from './console';
import { createMsg91 } from './msg91';
import type { MailCarrier, MessageReport, OutgoingMail, OutgoingPush, OutgoingText, TextProvider } from './port';
import { createSmtp } from './smtp';
import { createTwilio, signatureOf } from './twilio';
import { PUSH_HOSTS, isPushEndpoint } from './pushHosts';
import { createWebPush } from './webPush';
import { createWhatsApp } from './whatsapp';

const TEXT: OutgoingText = {
  id: 'ms-000000000000000000000001',
  kind: 'CODE',
  mobileNumber: '9876543210',
  language: 'ta',
  text: 'உங்கள் குறியீடு 482913\n@vayal.example #482913',
  templateId: 'login_code',
  variables: ['482913'],
};
const NUMBER = '919876543210';
const WEBHOOK_SECRETS: readonly [string, ...string[]] = ['a new secret', 'an old secret'];
const REPORT_URL = 'https://vayal.example/api/reports/twilio';
type Report = ReturnType<FakeTexts['report']>;

interface Adapter {
  name: string;
  start: () => Promise<FakeTexts>;
  create: (url: string, timing?: ProviderTiming) => TextProvider;
  /** What the provider takes instead of the text. */
  text: Partial<OutgoingText>;
  rejections: [code: string, reason: RefusalReason][];
  /** Codes of limits. */
  limits: string[];
  /** Reports name our id. */
  namesOurs: boolean;
  /** SENT and READ are reported too. */
  reportsAll: boolean;
  forge: (report: Report) => { report: Report; secret?: string };
  /** Bodies that are signed and not the provider's. */
  malformed: () => Report[];
}

const forgeByBody = (report: Report) => ({ report: { ...report, body: `${report.body} ` } });
const signTwilioForm = (form: Record<string, string>): Report => ({
  body: new URLSearchParams(form).toString(),
  headers: { 'x-twilio-signature': signatureOf(REPORT_URL, Object.entries(form), twilioAccount('').authToken) },
});
const msg91: Adapter = {
  name: 'msg91',
  start: () => startMsg91(2),
  create: (url, timing) => createMsg91(msg91Account(url), { webhookSecrets: WEBHOOK_SECRETS, timing }),
  text: {},
  rejections: [
    ['207', 'KEY'],
    ['418', 'KEY'],
    ['301', 'BALANCE'],
    ['202', 'NUMBER'],
    ['632', 'TEMPLATE'],
    ['601', 'TEMPLATE'],
  ],
  limits: [],
  namesOurs: false,
  reportsAll: false,
  forge: (report) => ({ report, secret: 'a guessed secret' }),
  malformed: () => {
    const headers = { 'content-type': 'application/json' };
    const tooMany = Array.from({ length: 2_000 }, () => ({ requestId: 'a', status: '1' }));
    const bodies = ['[{"event":"delivered"}]', '"x"', '{', JSON.stringify({ requestId: 'a'.repeat(65) })];
    return [...bodies, JSON.stringify(tooMany)].map((body) => ({ body, headers }));
  },
};

const ADAPTERS: Adapter[] = [
  msg91,
  {
    name: 'twilio',
    start: startTwilio,
    create: (url, timing) => createTwilio(twilioAccount(url), { reportUrl: REPORT_URL, timing }),
    text: { templateId: null },
    rejections: [
      ['20003', 'KEY'],
      ['21211', 'NUMBER'],
      ['21614', 'NUMBER'],
      ['21610', 'BLOCKED'],
      ['30007', 'TEMPLATE'],
      ['30034', 'TEMPLATE'],
      ['30002', 'BALANCE'],
      ['21608', 'OTHER'],
    ],
    limits: ['21611'],
    namesOurs: true,
    reportsAll: true,
    forge: forgeByBody,
    malformed: () => ['', 'S'.repeat(65)].map((MessageSid) => signTwilioForm({ MessageSid, MessageStatus: 'sent' })),
  },
  {
    name: 'whatsapp',
    start: startWhatsApp,
    create: (url, timing) => createWhatsApp(whatsAppAccount(url), { timing }),
    text: {},
    rejections: [
      ['190', 'KEY'],
      ['132001', 'TEMPLATE'],
      ['131026', 'NOT_ON_WHATSAPP'],
      ['131049', 'BLOCKED'],
      ['131042', 'BALANCE'],
      ['131009', 'OTHER'],
    ],
    limits: ['130429', '131056'],
    namesOurs: true,
    reportsAll: true,
    forge: forgeByBody,
    malformed: () => [
      signWhatsAppBody([{ statuses: 'none' }]),
      signWhatsAppBody([{ statuses: Array.from({ length: 2_000 }, () => ({})) }]),
    ],
  },
];

const PATIENT = { timeoutMs: 5_000 };
const UNUSED_URL = 'https://provider.example';

describe.each(ADAPTERS)('$name', (adapter) => {
  const text = { ...TEXT, ...adapter.text };
  let fake: FakeTexts;
  let provider: TextProvider;

  beforeAll(async () => {
    fake = await adapter.start();
  });
  beforeEach(() => {
    provider = adapter.create(fake.url, PATIENT);
    fake.fault = () => undefined;
    fake.taken.length = 0;
    fake.calls.length = 0;
    Object.assign(fake.settings, {
      rejectWith: undefined,
      rejectionStatus: undefined,
      beforeResponse: () => undefined,
    });
  });
  afterAll(() => fake.close());

  const failing = (fault: Fault) => {
    fake.fault = () => fault;
  };
  const read = ({ body, headers, query = '' }: Report, secret = WEBHOOK_SECRETS[0]) =>
    provider.readReports!({ rawBody: Buffer.from(body), headers, secret, url: `${REPORT_URL}${query}` });

  it('hands over number and code, and names the provider’s id', async () => {
    const outcome = await provider.send(text);
    const [taken] = fake.taken;
    expect(outcome).toEqual({ state: 'ACCEPTED', providerId: taken!.providerId });
    expect(taken).toMatchObject({ to: NUMBER, content: expect.stringContaining('482913') as string });
  });

  it('gives reasons for rejections, and repeats neither number nor text', async () => {
    for (const rejectionStatus of [undefined, 200])
      for (const [rejectWith, reason] of adapter.rejections) {
        Object.assign(fake.settings, { rejectWith, rejectionStatus });
        const outcome = await provider.send(text);
        expect(outcome).toEqual({ state: 'REFUSED', reason, detail: expect.stringContaining(rejectWith) as string });
        expect(JSON.stringify(outcome)).not.toMatch(/98765|4829|குறியீடு|vayal\.example/);
      }
  });

  it('repeats nothing of a long reason either', async () => {
    fake.settings.rejectWith = '999';
    const outcome = await provider.send({ ...text, text: 'Words '.repeat(400), variables: ['word'.repeat(400)] });
    expect(outcome).toMatchObject({ state: 'REFUSED', reason: 'OTHER' });
    expect('detail' in outcome && outcome.detail.length).toBeLessThan(200);
    expect(JSON.stringify(outcome)).not.toMatch(/words|wordword/i);
  });

  it('names a wrong key', async () => {
    fake.fault = (request) => {
      request.headers.authorization = request.headers.authkey = 'another key';
      return undefined;
    };
    expect(await provider.send(text)).toMatchObject({ state: 'REFUSED', reason: 'KEY' });
  });

  it('says that nothing was sent where there was no connection, and at limits', async () => {
    const stopped = await adapter.start();
    await stopped.close();
    const unconnected = adapter.create(stopped.url, PATIENT);
    const withoutTls = adapter.create(fake.url.replace('http:', 'https:'), PATIENT);
    for (const each of [unconnected, withoutTls]) expect(await each.send(text)).toMatchObject({ state: 'FAILED' });
    for (const rejectWith of adapter.limits) {
      fake.settings.rejectWith = rejectWith;
      expect(await provider.send(text)).toMatchObject({ state: 'FAILED' });
    }
    failing('LIMIT');
    for (let call = 0; call < 5; call += 1) expect(await provider.send(text)).toMatchObject({ state: 'FAILED' });
    // The provider is spared from now on.
    const called = fake.calls.length;
    expect(await provider.send(text)).toMatchObject({ state: 'FAILED' });
    expect(fake.calls).toHaveLength(called);
  });

  it.each<Fault>(['HANG', 'RESET', 'ERROR', 'HTML', 'EMPTY', 'LOST', 'STUCK'])(
    'does not know whether it was sent after %s',
    async (fault) => {
      failing(fault);
      const outcome = await adapter.create(fake.url, { timeoutMs: 100 }).send(text);
      expect(outcome).toMatchObject({ state: 'UNKNOWN' });
      expect(JSON.stringify(outcome)).not.toMatch(/9876543210|482913/);
    },
  );

  it('reads reports, also before the response, twice and in another order', async () => {
    const seen: MessageReport[] = [];
    fake.settings.beforeResponse = (taken) => void seen.push(...read(fake.report(taken, 'DELIVERED')));
    const outcome = await provider.send(text);
    const [taken] = fake.taken;
    const of = { providerId: taken!.providerId, ...(adapter.namesOurs ? { id: TEXT.id } : {}) };
    expect(outcome).toMatchObject({ providerId: of.providerId });
    expect(seen).toEqual([{ ...of, state: 'DELIVERED' }]);
    const states: MessageReport['state'][] = adapter.reportsAll ? ['READ', 'SENT', 'DELIVERED'] : ['DELIVERED'];
    for (const state of [...states, ...states]) expect(read(fake.report(taken!, state))).toEqual([{ ...of, state }]);
  });

  it('gives the reason of a text that was not delivered', async () => {
    await provider.send(text);
    const [taken] = fake.taken;
    const [code, reason] = adapter.rejections[4]!;
    const reports = read(fake.report(taken!, 'REFUSED', code));
    expect(reports).toMatchObject([{ providerId: taken!.providerId, state: 'REFUSED', reason }]);
    expect(JSON.stringify(reports)).not.toContain('98765');
    expect(read(fake.report(taken!, 'REFUSED'))).toMatchObject([{ state: 'REFUSED', reason: 'OTHER' }]);
  });

  it('rejects forged and malformed reports', async () => {
    await provider.send(text);
    const report = fake.report(fake.taken[0]!, 'DELIVERED');
    const { report: forged, secret } = adapter.forge(report);
    expect(() => read(forged, secret)).toThrow(expect.objectContaining({ status: 401 }));
    expect(() => read({ ...report, headers: {} }, '')).toThrow(expect.objectContaining({ status: 401 }));
    for (const malformed of adapter.malformed())
      expect(() => read(malformed)).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('msg91', () => {
  const account = msg91Account(UNUSED_URL);
  const provider = createMsg91(account, { webhookSecrets: WEBHOOK_SECRETS });
  const read = (status: object, secret = WEBHOOK_SECRETS[0]) =>
    provider.readReports!({
      rawBody: Buffer.from(JSON.stringify({ requestId: 'a1', ...status })),
      headers: { 'content-type': 'application/json' },
      secret,
      url: '',
    });

  it('sends nothing without a template', async () => {
    expect(await provider.send({ ...TEXT, templateId: null })).toMatchObject({ state: 'REFUSED', reason: 'TEMPLATE' });
  });

  it('accepts a secret from before a change, and understands reasons in words', () => {
    expect(read({ status: '1' }, 'an old secret')).toEqual([{ providerId: 'a1', state: 'DELIVERED' }]);
    expect(read({ status: '9', desc: 'NDNC' })).toMatchObject([{ reason: 'BLOCKED' }]);
    expect(read({ status: '2', desc: 'FAILED', failedReason: 'Absent subscriber' })).toMatchObject([
      { reason: 'NUMBER' },
    ]);
    expect(read({ status: '16', failedReason: 'Template not matched' })).toMatchObject([{ reason: 'TEMPLATE' }]);
    expect(read({ status: '26', desc: 'new to us' })).toEqual([]);
  });

  it('reads reports of version 3', async () => {
    const fake = await startMsg91(3);
    await createMsg91(msg91Account(fake.url), { webhookSecrets: WEBHOOK_SECRETS }).send(TEXT);
    await fake.close();
    const [taken] = fake.taken;
    const { body, headers } = fake.report(taken!, 'REFUSED', '632');
    const call = { rawBody: Buffer.from(body), headers, secret: WEBHOOK_SECRETS[0], url: '' };
    expect(provider.readReports!(call)).toEqual([
      { providerId: taken!.providerId, state: 'REFUSED', reason: 'TEMPLATE', detail: '2 FAILED DLT 632: …' },
    ]);
  });

  it('knows that a repeat within ten seconds may have been sent the first time', async () => {
    const fake = await startMsg91(2);
    fake.settings.rejectWith = '311';
    const outcome = await createMsg91(msg91Account(fake.url), { webhookSecrets: WEBHOOK_SECRETS }).send(TEXT);
    await fake.close();
    expect(outcome).toMatchObject({ state: 'UNKNOWN' });
  });
});

describe('twilio', () => {
  it('signs as the example of its documentation', () => {
    const form = Object.entries({
      To: '+18005551212',
      Digits: '1234',
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675310',
      From: '+14158675310',
    });
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
    expect(signatureOf(url, form, '12345')).toBe('GvWf1cFY/Q7PnoempGyD5oXAezc=');
  });

  it('signs with a shared key where a rule says so, and accepts what the secrets before signed', () => {
    const form = [
      ['MessageSid', 'SM1'],
      ['MessageStatus', 'sent'],
    ] as const;
    const account = { ...twilioAccount(''), webhookTokens: ['a new token', 'an old token'], webhookKeys: ['a key'] };
    const read = (signature: string, settings?: string) => () =>
      createTwilio(account, { reportUrl: REPORT_URL }).readReports!({
        rawBody: Buffer.from('MessageSid=SM1&MessageStatus=sent'),
        headers: { 'x-twilio-signature': signature, 'x-twilio-webhooks-signature-settings': settings },
        secret: '',
        url: REPORT_URL,
      });
    const sha256 = (key: string) => signatureOf(REPORT_URL, form, key, 'sha256');
    const rule = 'key=SK1,algorithm=HMAC_SHA256';
    for (const right of [read(signatureOf(REPORT_URL, form, 'an old token')), read(sha256('a key'), rule)])
      expect(right()).toMatchObject([{ providerId: 'SM1', state: 'SENT' }]);
    for (const wrong of [
      read(sha256('a new token'), rule),
      read(sha256('a key')),
      read(sha256('a key'), 'key=SK1,algorithm=HMAC_MD5'),
      read(sha256('a key'), 'none'),
    ])
      expect(wrong).toThrow(expect.objectContaining({ status: 401 }));
  });

  it('sends the text, or the content and service that are named', async () => {
    const fake = await startTwilio();
    const send = (from: string, templateId: string | null) =>
      createTwilio({ ...twilioAccount(fake.url), from }, { reportUrl: REPORT_URL }).send({ ...TEXT, templateId });
    await send('VAYALF', null);
    await send('MG1', 'HX1');
    await fake.close();
    const [byText, byContent] = fake.taken.map(({ request }) => Object.fromEntries(new URLSearchParams(request.body)));
    const common = { To: `+${NUMBER}`, StatusCallback: `${REPORT_URL}?id=${TEXT.id}`, ValidityPeriod: '300' };
    expect(byText).toEqual({ ...common, From: 'VAYALF', Body: TEXT.text });
    expect(byContent).toEqual({
      ...common,
      MessagingServiceSid: 'MG1',
      ContentSid: 'HX1',
      ContentVariables: '{"1":"482913"}',
    });
  });
});

describe('whatsapp', () => {
  it('sends the code in the body and in the button that copies it', async () => {
    const fake = await startWhatsApp();
    await createWhatsApp(whatsAppAccount(fake.url)).send(TEXT);
    await fake.close();
    const parameters = [{ type: 'text', text: '482913' }];
    expect(JSON.parse(fake.taken[0]!.request.body)).toEqual({
      messaging_product: 'whatsapp',
      to: NUMBER,
      type: 'template',
      template: {
        name: 'login_code',
        language: { code: 'ta' },
        components: [
          { type: 'body', parameters },
          { type: 'button', sub_type: 'url', index: '0', parameters },
        ],
      },
      biz_opaque_callback_data: TEXT.id,
    });
  });

  it('reads whole batches, and passes over what is new or not about texts of the shop', () => {
    const { body, headers } = signWhatsAppBody([
      {
        contacts: [{ wa_id: NUMBER, profile: { name: 'Selvi' } }],
        messages: [
          { id: 'wamid.1', from: NUMBER, timestamp: '1764324380', type: 'text', text: { body: 'hello' } },
          { id: 'wamid.2', from: NUMBER, timestamp: '1764324381', type: 'image', image: {} },
          { id: 'wamid.3', from: '4915112345678', timestamp: '1764324382', type: 'text', text: { body: 'hallo' } },
          { id: 'wamid.4', user_id: 'IN.1349', timestamp: '1764324383', type: 'text', text: { body: 'no number' } },
        ],
      },
      {
        statuses: [
          { id: 'wamid.a', status: 'sent' },
          { id: 'wamid.b', status: 'played' },
          { id: 'wamid.c', status: 'read' },
        ],
      },
    ]);
    const provider = createWhatsApp(whatsAppAccount(UNUSED_URL));
    const call = { rawBody: Buffer.from(body), headers, secret: '', url: '' };
    expect(provider.readReports!(call)).toMatchObject([
      { providerId: 'wamid.a', state: 'SENT' },
      { providerId: 'wamid.c', state: 'READ' },
    ]);
    const sentAt = new Date('2025-11-28T10:06:20Z');
    expect(provider.readInbound!(call)).toEqual([
      { providerId: 'wamid.1', mobileNumber: '9876543210', name: 'Selvi', text: 'hello', sentAt },
    ]);
    const forged = { ...call, rawBody: Buffer.from(`${body} `) };
    expect(() => provider.readInbound!(forged)).toThrow(expect.objectContaining({ status: 401 }));
  });

  it('answers Meta’s question only with the right token', () => {
    const account = whatsAppAccount(UNUSED_URL);
    const query = { 'hub.mode': 'subscribe', 'hub.verify_token': account.verifyToken, 'hub.challenge': '1158201444' };
    const { answerCheck } = createWhatsApp(account);
    expect(answerCheck!(query)).toBe('1158201444');
    for (const [change, status] of [
      [{ 'hub.verify_token': 'another' }, 401],
      [{ 'hub.verify_token': undefined }, 401],
      [{ 'hub.challenge': '<script>' }, 400],
      [{ 'hub.mode': 'unsubscribe' }, 400],
    ] as const)
      expect(() => answerCheck!({ ...query, ...change })).toThrow(expect.objectContaining({ status }));
  });
});

describe('smtp', () => {
  const MAIL: OutgoingMail = {
    id: 'ms-000000000000000000000002',
    to: 'selvi@customer.example',
    subject: 'உங்கள் ஆர்டர் VY100004',
    text: 'வணக்கம்',
    html: '<p>வணக்கம்</p>',
    language: 'ta',
    unsubscribeUrl: 'https://vayal.example/api/messages/unsubscribe/a-token',
  };
  let fake: FakeSmtp;
  let carrier: MailCarrier;
  beforeEach(async () => {
    fake = await startSmtp();
    carrier = createSmtp(fake.account, { stepMs: 5_000 });
  });
  afterEach(async () => {
    await carrier.close();
    await fake.close();
  });
  const headersOf = (content = '') =>
    content
      .split('\n\n')[0]!
      .replace(/\n[ \t]+/g, ' ')
      .split('\n');

  it('hands over texts, invoice and the way to end it by one click', async () => {
    const content = Buffer.from('%PDF-1.7');
    const attachments = [{ filename: 'VY100004.pdf', contentType: 'application/pdf', content }];
    expect(await carrier.send({ ...MAIL, attachments })).toEqual({ state: 'ACCEPTED', providerId: MAIL.id });
    const [taken] = fake.taken;
    expect(taken).toMatchObject({ from: 'orders@vayal.example', to: [MAIL.to] });
    expect(headersOf(taken!.content)).toEqual(
      expect.arrayContaining([
        'From: Vayal <orders@vayal.example>',
        `To: ${MAIL.to}`,
        `Message-ID: <${MAIL.id}@vayal.example>`,
        `List-Unsubscribe: <${MAIL.unsubscribeUrl}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    );
    expect(taken!.content).toContain(content.toString('base64'));
    expect(taken!.content).toContain('filename=VY100004.pdf');
  });

  it('lets no name or address add a header or a recipient', async () => {
    const subject = 'Selvi\r\nBcc: thief@evil.example\r\n\r\nbody';
    await carrier.send({ ...MAIL, subject, unsubscribeUrl: `${MAIL.unsubscribeUrl}\r\nBcc: thief@evil.example` });
    for (const to of ['a@b.example, thief@evil.example', 'a@b.example>\r\nRCPT TO:<thief@evil.example'])
      await carrier.send({ ...MAIL, to });
    expect(fake.taken.length).toBeGreaterThan(0);
    for (const { to, content } of fake.taken) {
      expect(to).not.toContain('thief@evil.example');
      expect(headersOf(content).filter((line) => /^Bcc:/i.test(line))).toEqual([]);
    }
  });

  it('signs for the sender’s domain', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 1024,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const dkim = { domainName: 'vayal.example', keySelector: 'shop', privateKey };
    const signing = createSmtp({ ...fake.account, dkim });
    await signing.send(MAIL);
    await signing.close();
    expect(headersOf(fake.taken[0]!.content).join()).toMatch(/DKIM-Signature: .*d=vayal\.example; .*s=shop;/);
  });

  it.each<[Partial<FakeSmtp['replies']>, object]>([
    [{ RCPT: '550 5.1.1 <selvi@customer.example>: no such user' }, { state: 'REFUSED', reason: 'NUMBER' }],
    [{ RCPT: '550 Mailbox of selvi@customer.example not found' }, { state: 'REFUSED', reason: 'NUMBER' }],
    [{ END: '550 5.1.1 unknown user' }, { state: 'REFUSED', reason: 'NUMBER' }],
    [{ RCPT: '554 5.7.1 Relay access denied' }, { state: 'REFUSED', reason: 'OTHER' }],
    [{ RCPT: '552 5.2.2 The mailbox is full' }, { state: 'REFUSED', reason: 'OTHER' }],
    [{ MAIL: '553 5.1.8 Sender not verified' }, { state: 'REFUSED', reason: 'OTHER' }],
    [{ END: '554 5.7.1 looks like spam' }, { state: 'REFUSED', reason: 'OTHER' }],
    [{ AUTH: '535 5.7.8 Authentication credentials invalid' }, { state: 'REFUSED', reason: 'KEY' }],
    [{ MAIL: '530 5.7.0 Authentication required' }, { state: 'REFUSED', reason: 'KEY' }],
    [{ AUTH: '454 4.7.0 Temporary authentication failure' }, { state: 'FAILED' }],
    [{ RCPT: '450 4.2.1 Greylisted' }, { state: 'FAILED' }],
    [{ END: '451 4.3.0 Try again later' }, { state: 'FAILED' }],
    [{ GREETING: '421 4.3.2 Too busy' }, { state: 'FAILED' }],
  ])('tells what a reply means: %j', async (replies, expected) => {
    fake.replies = replies;
    const outcome = await carrier.send(MAIL);
    expect(outcome).toMatchObject(expected);
    expect(JSON.stringify(outcome)).not.toContain('selvi@');
    // Such a mail holds up no other.
    fake.replies = {};
    expect(await carrier.send(MAIL)).toMatchObject({ state: 'ACCEPTED' });
  });

  it.each(['GREETING', 'RCPT', 'DATA'] as const)('knows that nothing was sent where it ends at %s', async (step) => {
    fake.cutAt = step;
    expect(await carrier.send(MAIL)).toMatchObject({ state: 'FAILED' });
    fake.cutAt = undefined;
    fake.silentAt = step;
    const impatient = createSmtp(fake.account, { stepMs: 100 });
    expect(await impatient.send(MAIL)).toMatchObject({ state: 'FAILED' });
    await impatient.close();
  });

  it('does not know whether a mail was sent whose end had no reply, and repeats it by no means', async () => {
    fake.cutAt = 'END';
    expect(await carrier.send(MAIL)).toMatchObject({ state: 'UNKNOWN' });
    fake.cutAt = undefined;
    fake.silentAt = 'END';
    const impatient = createSmtp(fake.account, { stepMs: 100 });
    expect(await impatient.send(MAIL)).toMatchObject({ state: 'UNKNOWN' });
    await impatient.close();
    expect(fake.taken).toHaveLength(2);
  });

  it('fails where there is no server', async () => {
    await fake.close();
    expect(await carrier.send(MAIL)).toMatchObject({ state: 'FAILED' });
  });
});

describe('web push', () => {
  const keys = webPush.generateVAPIDKeys();
  let fake: FakePush;
  beforeAll(async () => {
    fake = await startPush(keys.publicKey);
  });
  beforeEach(() => {
    fake.taken.length = 0;
    Object.assign(fake, { status: 201, retryAfter: undefined, fault: () => undefined });
  });
  afterAll(() => fake.close());
  const createCarrier = (timeoutMs = 5_000) =>
    createWebPush({ keys, hosts: ['127.0.0.1'], subject: 'mailto:shop@vayal.example', timing: { timeoutMs } });
  const makePush = (change: Partial<OutgoingPush> = {}): OutgoingPush => ({
    id: 'ms-000000000000000000000003',
    subscription: fake.subscribe(),
    title: 'வயல்',
    body: 'உங்கள் ஆர்டர் வருகிறது',
    url: '/order/1',
    language: 'ta',
    ttlSeconds: 3_600,
    urgency: 'high',
    topic: 'order1',
    ...change,
  });

  it('hands over what only the browser can read, signed by the shop, with its lifetime', async () => {
    const push = makePush();
    expect(await createCarrier().send(push)).toEqual({ state: 'ACCEPTED', providerId: push.id });
    const { title, body, url, language } = push;
    expect(fake.taken).toMatchObject([
      {
        headers: { ttl: '3600', urgency: 'high', topic: 'order1', 'content-encoding': 'aes128gcm' },
        payload: { title, body, url, language, tag: 'order1' },
      },
    ]);
  });

  it.each([
    [404, { state: 'GONE' }],
    [410, { state: 'GONE' }],
    [400, { state: 'REFUSED', reason: 'OTHER' }],
    [403, { state: 'REFUSED', reason: 'KEY' }],
    [413, { state: 'REFUSED', reason: 'OTHER' }],
    [429, { state: 'FAILED' }],
    [500, { state: 'UNKNOWN' }],
    [503, { state: 'FAILED' }],
  ])('tells what status %i means', async (status, expected) => {
    fake.status = status;
    expect(await createCarrier().send(makePush())).toMatchObject(expected);
  });

  it('spares a push service that asks to wait', async () => {
    const carrier = createCarrier();
    Object.assign(fake, { status: 429, retryAfter: '60' });
    expect(await carrier.send(makePush())).toMatchObject({ state: 'FAILED' });
    const called = fake.calls.length;
    fake.status = 201;
    expect(await carrier.send(makePush())).toMatchObject({ state: 'FAILED' });
    expect(fake.calls).toHaveLength(called);
  });

  it.each<Fault>(['HANG', 'RESET', 'LOST'])('does not know whether it was sent after %s', async (fault) => {
    fake.fault = () => fault;
    expect(await createCarrier(100).send(makePush())).toMatchObject({ state: 'UNKNOWN' });
  });

  it('says that nothing was sent where there is no connection', async () => {
    const stopped = await startPush(keys.publicKey);
    const subscription = stopped.subscribe();
    await stopped.close();
    expect(await createCarrier().send(makePush({ subscription }))).toMatchObject({ state: 'FAILED' });
  });

  it('calls nothing for a text that is too long, or for keys that are none', async () => {
    const called = fake.calls.length;
    const carrier = createCarrier();
    expect(await carrier.send(makePush({ body: 'அ'.repeat(1_000) }))).toMatchObject({ state: 'REFUSED' });
    const subscription = { ...fake.subscribe(), p256dh: Buffer.alloc(65, 4).toString('base64url') };
    expect(await carrier.send(makePush({ subscription }))).toEqual({ state: 'GONE' });
    expect(fake.calls).toHaveLength(called);
  });

  it('calls push services alone', () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/a:b',
      'https://updates.push.services.mozilla.com/wpush/v2/a',
      'https://web.push.apple.com/Qa',
      'https://wns2-sg2p.notify.windows.com/w/?token=a',
    ])
      expect(isPushEndpoint(endpoint, PUSH_HOSTS)).toBe(true);
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/a',
      'https://fcm.googleapis.com:8443/a',
      'https://shop:secret@fcm.googleapis.com/a',
      'https://fcm.googleapis.com.evil.example/a',
      'https://evil-notify.windows.com/a',
      'https://notify.windows.com/a',
      'https://127.0.0.1/a',
      'https://169.254.169.254/latest/meta-data',
      'http://localhost:3000/a',
      'https://[::1]/a',
      'file:///etc/passwd',
      'no url',
    ])
      expect(isPushEndpoint(endpoint, PUSH_HOSTS)).toBe(false);
  });
});

describe('the console', () => {
  it('prints number and text, and to stdout', async () => {
    const stdout = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await createConsole().send(TEXT)).toEqual({ state: 'ACCEPTED', providerId: TEXT.id });
    expect(stdout).toHaveBeenCalledWith(`[sms] +91 98765 43210: ${TEXT.text}\n`);
  });
});
