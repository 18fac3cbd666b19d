import { join } from 'node:path';
import webPush from 'web-push';
import { readConfig } from './config';
import { StartProblem } from './lib/problem';
import { PUSH_HOSTS } from './ports/messages/pushHosts';

const root = '/srv/vayal';

const RAZORPAY = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'a key secret of razorpay',
  RAZORPAY_WEBHOOK_SECRET: 'the new secret',
};

const MSG91 = { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'an auth key' };

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env, root);
  } catch (error) {
    if (error instanceof StartProblem) return error.lines.slice(1);
    throw error;
  }
  return [];
}

describe('the settings', () => {
  it('need nothing to be set', () => {
    const config = readConfig({}, root);
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, publicUrl: 'http://localhost:3000' });
    expect(config.dataDir).toBe(join(root, 'data'));
    expect(config.otp).toMatchObject({ length: 4, ttlSeconds: 300, capPerNumberHour: 5 });
  });

  it('take an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ' }, root)).toMatchObject({
      port: 3000,
      database: { url: undefined },
    });
  });

  it('show no login codes to callers by default when there is a database server', () => {
    const DATABASE_URL = 'postgres://localhost/vayal';
    expect(readConfig({ DATABASE_URL }, root).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: 'yes' }, root).demo).toBe(true);
  });

  it('permit no simulation outside a demo unless each is named', () => {
    expect(readConfig({}, root).allow).toEqual({ sandboxPayments: false, consoleSms: false, demoSeed: false });
    expect(readConfig({ ALLOW_SANDBOX_PAYMENTS: 'yes' }, root).allow).toMatchObject({ sandboxPayments: true });
  });

  it('cut the slash at the end of URLs', () => {
    expect(readConfig({ PUBLIC_URL: 'https://vayal.example/' }, root).publicUrl).toBe('https://vayal.example');
    expect(readConfig({ ASSETS_URL: 'https://CDN.example/' }, root).assetsUrl).toBe('https://cdn.example');
  });

  it.each([
    [{ PORT: '99999' }, 'PORT is "99999": it must be a whole number from 0 to 65535.'],
    [{ PORT: '30.5' }, 'PORT is "30.5": it must be a whole number from 0 to 65535.'],
    [{ OTP_LENGTH: '-4' }, 'OTP_LENGTH is "-4": it must be a whole number from 4 to 8.'],
    [{ DEMO: 'maybe' }, 'DEMO is "maybe": it must be true or false.'],
    [{ DEMOO: 'false' }, 'DEMOO is not a setting: did you mean DEMO?'],
    [{ DATABASE_UR: 'x' }, 'DATABASE_UR is not a setting: did you mean DATABASE_URL?'],
    [{ DATABASE_URI: 'x' }, 'DATABASE_URI is not a setting: did you mean DATABASE_URL?'],
    [
      { DATABASE_DIRECT_URL: 'postgres://localhost/vayal' },
      'DATABASE_DIRECT_URL is set without DATABASE_URL, the address of the pooler in front of it.',
    ],
    [
      { PROCESSES: '2' },
      "PROCESSES is 2, which needs PostgreSQL: set DATABASE_URL. PGlite's data can be open in one process only.",
    ],
    [
      { PROCESSES: '0' },
      'PROCESSES is "0": it must be a whole number from 1 to 64, or auto for one per processor core.',
    ],
    [{ TRUST_PORXY: '1' }, 'TRUST_PORXY is not a setting: did you mean TRUST_PROXY?'],
    [
      { PUSH_HOSTS: 'https://push.example' },
      'PUSH_HOSTS is "https://push.example": it must be hosts of push services such as fcm.googleapis.com,*.push.apple.com.',
    ],
    [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER is "pigeon": it must be one of console, msg91, twilio.'],
    [
      { SMS_FALLBACK: 'console' },
      'SMS_FALLBACK is "console": it must be another provider than SMS_PROVIDER: msg91 or twilio.',
    ],
    [
      { WHATSAPP_PHONE_NUMBER_ID: 'none' },
      'WHATSAPP_PHONE_NUMBER_ID is "none": it must be the digits of Meta’s phone number id.',
    ],
    [
      { PUBLIC_URL: 'https://vayal.example', ASSETS_URL: 'http://cdn.example' },
      'ASSETS_URL is "http://cdn.example": it must be https:// and a host such as https://cdn.example, without a path: pages of an https PUBLIC_URL load nothing else.',
    ],
    [
      { PHOTOS_IN: '/srv/photos' },
      'PHOTOS_IN is "/srv/photos": it must be a folder of a bucket such as s3://bucket/photos/.',
    ],
    [{ PHOTOS_IN: 's3://shop/photos/' }, 'PHOTOS_IN is in a bucket: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'],
    [
      { PUBLIC_URL: 'vayal.example' },
      'PUBLIC_URL is "vayal.example": it must be an address that begins with http:// or https://.',
    ],
    [
      { TILE_URL: 'https://tiles.example/' },
      'TILE_URL is "https://tiles.example/": it must be an http(s) address with {z}, {x} and {y} in it.',
    ],
  ])('name the variable, what was given and what is allowed: %j', (env, sentence) => {
    expect(problemsOf(env)).toEqual([sentence]);
  });

  it.each(['cdn.example', 'ftp://cdn.example', 'https://cdn.example/shop', 'https://cdn.example?a', 'https://a@cdn'])(
    'take no CDN at %s',
    (ASSETS_URL) => {
      expect(problemsOf({ ASSETS_URL })).toEqual([
        `ASSETS_URL is "${ASSETS_URL}": it must be https:// and a host such as https://cdn.example, without a path.`,
      ]);
    },
  );

  it.each([
    'true',
    'some',
    '0',
    '11',
    '0.0.0.0/0',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '::/0',
    'loopback,some',
    '10.0.0.1/8/9',
  ])('trust no proxy named %s, because callers could then forge their address', (TRUST_PROXY) => {
    expect(problemsOf({ TRUST_PROXY })).toEqual([
      expect.stringMatching(/^TRUST_PROXY is ".+": it must be false, the number of proxies .*never true: .* forge/),
    ]);
  });

  it.each([
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
    ['loopback,fd00::/8', ['loopback', 'fd00::/8']],
  ])('trust as a proxy: %s', (TRUST_PROXY, expected) => {
    expect(readConfig({ TRUST_PROXY }, root).trustProxy).toEqual(expected);
  });

  it('reports all errors at once, and no secret', () => {
    const problems = problemsOf({
      PORT: 'x',
      SECRET_KEY: 'hunter2',
      DATABASE_URL: 'mysql://shop:hunter2@db.example/vayal',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join('\n')).not.toContain('hunter2');
  });

  it('name what a payment provider needs and is not given, and print no secret', () => {
    expect(problemsOf({ PAYMENT_PROVIDER: 'razorpay' })).toEqual(
      ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'].map(
        (name) => `${name} is missing: PAYMENT_PROVIDER=razorpay needs it, from the provider’s dashboard.`,
      ),
    );
    expect(problemsOf({ ...RAZORPAY, RAZORPAY_KEY_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
    expect(problemsOf({ ...RAZORPAY, RAZORPAY_URL: 'http://razorpay.example' })).toEqual([
      'RAZORPAY_URL is "http://razorpay.example": it must be an https:// address.',
    ]);
    expect(problemsOf({ ...RAZORPAY, PAYMENT_EXPIRY_SECONDS: '900' })).toEqual([
      'PAYMENT_EXPIRY_SECONDS is "900": it must be a whole number from 1200 to 86400.',
    ]);
  });

  it('take a provider with its account', () => {
    expect(readConfig({ ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'the old secret' }, root).payment).toMatchObject(
      {
        provider: 'razorpay',
        expirySeconds: 1_500,
        account: { mode: 'link', instantRefunds: false, webhookSecrets: ['the new secret', 'the old secret'] },
      },
    );
  });

  it('name what providers of texts need and are not given', () => {
    const missing = (env: Record<string, string>) =>
      problemsOf(env).map((problem) =>
        / is missing: (\S+) needs it/.exec(problem)?.slice(1).concat(problem.split(' ')[0]!),
      );
    expect(
      missing({ SMS_PROVIDER: 'twilio', SMS_FALLBACK: 'msg91', WHATSAPP_PHONE_NUMBER_ID: '106540352242922' }),
    ).toEqual([
      ['SMS_PROVIDER=twilio', 'TWILIO_ACCOUNT_SID'],
      ['SMS_PROVIDER=twilio', 'TWILIO_AUTH_TOKEN'],
      ['SMS_PROVIDER=twilio', 'TWILIO_FROM'],
      ['SMS_FALLBACK=msg91', 'MSG91_AUTH_KEY'],
      ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN'],
      ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_APP_SECRET'],
      ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_VERIFY_TOKEN'],
    ]);
    expect(problemsOf({ ...MSG91, SMS_FALLBACK: 'msg91' })).toEqual([
      'SMS_FALLBACK is "msg91": it must be another provider than SMS_PROVIDER: twilio.',
    ]);
  });

  it('take providers of texts with their accounts', () => {
    expect(readConfig(MSG91, root).messages).toEqual({
      sms: [{ provider: 'msg91', account: { authKey: 'an auth key', url: 'https://control.msg91.com' } }],
      whatsapp: undefined,
      pushHosts: [...PUSH_HOSTS],
    });
    expect(readConfig({}, root).messages.sms).toEqual([{ provider: 'console' }]);
    const secrets = {
      TWILIO_AUTH_TOKEN: 'the new auth token',
      TWILIO_AUTH_TOKEN_PREVIOUS: 'the old auth token',
      TWILIO_WEBHOOK_KEY: 'a shared key',
      WHATSAPP_APP_SECRET: 'the new app secret',
      WHATSAPP_APP_SECRET_PREVIOUS: 'the old app secret',
    };
    const twilio = { SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC000000', TWILIO_FROM: 'VAYALF' };
    const tokens = { WHATSAPP_TOKEN: 'a token of the user', WHATSAPP_VERIFY_TOKEN: 'a text to repeat' };
    const whatsApp = { WHATSAPP_PHONE_NUMBER_ID: '106540352242922', ...tokens };
    const { sms, whatsapp } = readConfig({ ...secrets, ...twilio, ...whatsApp }, root).messages;
    expect(sms[0]).toMatchObject({
      account: { webhookTokens: ['the new auth token', 'the old auth token'], webhookKeys: ['a shared key'] },
    });
    expect(whatsapp).toMatchObject({ appSecrets: ['the new app secret', 'the old app secret'] });
  });

  it('take a mail server, and name what it needs and is wrong', () => {
    const SMTP = { SMTP_HOST: 'mail.vayal.example', MAIL_FROM: 'Vayal Organic <orders@vayal.example>' };
    const { mail } = readConfig({ ...SMTP, SMTP_USER: 'shop', SMTP_PASSWORD: 'hunter2' }, root).messages;
    expect(mail).toEqual({
      host: 'mail.vayal.example',
      port: 587,
      login: { user: 'shop', pass: 'hunter2' },
      from: { name: 'Vayal Organic', address: 'orders@vayal.example' },
    });
    const bareSender = { ...SMTP, MAIL_FROM: 'orders@vayal.example' };
    expect(readConfig(bareSender, root).messages.mail?.from).toEqual({ name: '', address: 'orders@vayal.example' });
    expect(problemsOf({ SMTP_HOST: 'mail.vayal.example', SMTP_USER: 'shop' })).toEqual([
      'MAIL_FROM is missing: SMTP_HOST needs it, such as Vayal <orders@vayal.example>.',
      'SMTP_PASSWORD is missing: SMTP_USER needs it, from the provider’s dashboard.',
    ]);
    expect(
      problemsOf({
        ...SMTP,
        MAIL_FROM: 'orders@vayal',
        SMTP_PORT: 'x',
        DKIM_SELECTOR: 's',
        DKIM_PRIVATE_KEY: 'hunter2',
      }),
    ).toEqual([
      'MAIL_FROM is "orders@vayal": it must be a sender such as Vayal <orders@vayal.example>.',
      'SMTP_PORT is "x": it must be a whole number from 1 to 65535.',
      'DKIM_PRIVATE_KEY is missing or no RSA key in PEM form: DKIM_SELECTOR needs it.',
    ]);
    expect(problemsOf({ SMTP_HOST: 'mail.example:587' })[0]).toMatch(/^SMTP_HOST is "mail.example:587": it must be/);
  });

  it('take what ONCE passes: a mail server by its names, and a key pair for web push', () => {
    const ONCE = {
      SMTP_ADDRESS: 'mail.vayal.example',
      SMTP_PORT: '',
      SMTP_USERNAME: 'shop',
      SMTP_PASSWORD: 'hunter2',
      MAILER_FROM_ADDRESS: 'orders@vayal.example',
    };
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const pair = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    const { mail, pushKeys } = readConfig({ ...ONCE, ...pair, SMTP_HOST: 'ours.example' }, root).messages;
    expect(mail).toMatchObject({ host: 'ours.example', port: 587, login: { user: 'shop' }, from: { name: '' } });
    expect(pushKeys).toEqual({ publicKey, privateKey });
    expect(problemsOf({ ...pair, VAPID_PUBLIC_KEY: webPush.generateVAPIDKeys().publicKey })).toEqual([
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: set both as they were made, or neither.',
    ]);
    expect(problemsOf({ VAPID_PUBLIC_KEY: publicKey })).toHaveLength(1);
  });

  it('take tile URLs with a choice of servers', () => {
    const TILE_URL = 'https://{s}.tiles.example/{z}/{x}/{y}.png';
    expect(readConfig({ TILE_URL }, root).maps.tileUrl).toBe(TILE_URL);
  });
});
