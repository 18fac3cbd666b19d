import { createECDH, createPrivateKey } from 'node:crypto';
import { neededBy, readApiUrl, withPrevious } from './lib/accountSettings';
import type { SettingsReader } from './lib/settings';
import type { MailAccount, Msg91Account, TwilioAccount, WhatsAppAccount } from './ports/messages/accounts';
import { PUSH_HOSTS } from './ports/messages/pushHosts';

type SmsConfig =
  | { provider: 'console' }
  | { provider: 'msg91'; account: Msg91Account }
  | { provider: 'twilio'; account: TwilioAccount };

/** VAPID, as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

interface MessageConfig {
  /** The second is tried where the first fails. */
  sms: readonly [first: SmsConfig, fallback?: SmsConfig];
  /** Undefined: the shop writes nothing by WhatsApp. */
  whatsapp: WhatsAppAccount | undefined;
  /** Undefined: the shop writes no e-mail. */
  mail: MailAccount | undefined;
  /** The shop's pair for web push at its first start; undefined: it makes one. */
  pushKeys: PushKeys | undefined;
  /** Push services that browsers may name. */
  pushHosts: readonly string[];
}

const REAL_PROVIDERS = ['msg91', 'twilio'] as const;

export function readMessageProviders(read: SettingsReader): MessageConfig {
  const first = read.choice('SMS_PROVIDER', ['console', ...REAL_PROVIDERS], 'console');
  const others = REAL_PROVIDERS.filter((provider) => provider !== first);
  const allowed = `another provider than SMS_PROVIDER: ${others.join(' or ')}`;
  const fallback = read.parse('SMS_FALLBACK', undefined, allowed, (given) => others.find((each) => each === given));
  const sms = readSms(read, first, `SMS_PROVIDER=${first}`);
  return {
    sms: fallback === undefined ? [sms] : [sms, readSms(read, fallback, `SMS_FALLBACK=${fallback}`)],
    whatsapp: readWhatsApp(read),
    mail: readMail(read),
    pushKeys: readPushKeys(read),
    pushHosts: read.parse<readonly string[]>(
      'PUSH_HOSTS',
      PUSH_HOSTS,
      'hosts of push services such as fcm.googleapis.com,*.push.apple.com',
      (given) => {
        const hosts = given.split(',').map((host) => host.trim());
        return hosts.every((host) => HOST_NAME.test(host.replace(/^\*\./, ''))) ? hosts : undefined;
      },
    ),
  };
}

function readSms(read: SettingsReader, provider: SmsConfig['provider'], owner: string): SmsConfig {
  const needed = neededBy(read, owner);
  if (provider === 'console') return { provider };
  if (provider === 'msg91') {
    const url = readApiUrl(read, 'MSG91_URL', 'https://control.msg91.com');
    return { provider, account: { authKey: needed('MSG91_AUTH_KEY', 8), url } };
  }
  const accountSid = needed('TWILIO_ACCOUNT_SID', 8);
  const authToken = needed('TWILIO_AUTH_TOKEN', 16);
  const webhookKey = read.secret('TWILIO_WEBHOOK_KEY', 8);
  return {
    provider,
    account: {
      accountSid,
      authToken,
      webhookTokens: withPrevious(read, authToken, 'TWILIO_AUTH_TOKEN_PREVIOUS'),
      webhookKeys: webhookKey === undefined ? [] : withPrevious(read, webhookKey, 'TWILIO_WEBHOOK_KEY_PREVIOUS'),
      from: needed('TWILIO_FROM', 3),
      url: readApiUrl(read, 'TWILIO_URL', 'https://api.twilio.com'),
    },
  };
}

function readWhatsApp(read: SettingsReader): WhatsAppAccount | undefined {
  const phoneNumberId = read.parse<string | undefined>(
    'WHATSAPP_PHONE_NUMBER_ID',
    undefined,
    'the digits of Meta’s phone number id',
    (given) => (/^\d{5,20}$/.test(given) ? given : undefined),
  );
  if (phoneNumberId === undefined) return undefined;
  const needed = neededBy(read, 'WHATSAPP_PHONE_NUMBER_ID');
  return {
    phoneNumberId,
    token: needed('WHATSAPP_TOKEN', 16),
    appSecrets: withPrevious(read, needed('WHATSAPP_APP_SECRET', 16), 'WHATSAPP_APP_SECRET_PREVIOUS'),
    verifyToken: needed('WHATSAPP_VERIFY_TOKEN', 16),
    apiVersion: read.parse('WHATSAPP_API_VERSION', 'v25.0', 'a version such as v25.0', (given) =>
      /^v\d{2}\.0$/.test(given) ? given : undefined,
    ),
    url: readApiUrl(read, 'WHATSAPP_URL', 'https://graph.facebook.com'),
  };
}

function readPushKeys(read: SettingsReader): PushKeys | undefined {
  const publicKey = read.text('VAPID_PUBLIC_KEY');
  const privateKey = read.text('VAPID_PRIVATE_KEY');
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey !== undefined && publicKey === publicKeyOf(privateKey ?? ''))
    return { publicKey, privateKey: privateKey ?? '' };
  read.problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: set both as they were made, or neither.');
  return undefined;
}

function publicKeyOf(privateKey: string): string | undefined {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

const SUBMISSION_PORT = 587;
/** `Vayal <orders@vayal.example>`, or the address alone. */
const SENDER = /^(?:([^<>"\r\n]{1,60}?)\s*<)?([^\s<>@,]{1,64}@(?:[\w-]+\.)+[\w-]{2,})>?$/;
const HOST_NAME = /^[\w-]+(?:\.[\w-]+)*$/;

function readMail(read: SettingsReader): MailAccount | undefined {
  const host = read.parse<string | undefined>(
    'SMTP_HOST',
    undefined,
    'a host name such as email-smtp.ap-south-1.amazonaws.com',
    (given) => (HOST_NAME.test(given) ? given : undefined),
  );
  if (host === undefined) return undefined;
  const user = read.text('SMTP_USER');
  const from = readSender(read);
  return {
    host,
    port: read.wholeNumber('SMTP_PORT', { fallback: SUBMISSION_PORT, min: 1, max: 65_535 }),
    ...(user !== undefined && { login: { user, pass: neededBy(read, 'SMTP_USER')('SMTP_PASSWORD') } }),
    from,
    ...readDkim(read, from.address),
  };
}

function readSender(read: SettingsReader): MailAccount['from'] {
  const nobody = { name: '', address: '' };
  if (read.text('MAIL_FROM') === undefined)
    read.problems.push('MAIL_FROM is missing: SMTP_HOST needs it, such as Vayal <orders@vayal.example>.');
  return read.parse('MAIL_FROM', nobody, 'a sender such as Vayal <orders@vayal.example>', (given) => {
    const [whole, name = '', address = ''] = SENDER.exec(given) ?? [];
    return whole === undefined ? undefined : { name, address };
  });
}

function readDkim(read: SettingsReader, sender: string): Pick<MailAccount, 'dkim'> {
  const keySelector = read.parse<string | undefined>('DKIM_SELECTOR', undefined, 'a selector such as vayal', (given) =>
    HOST_NAME.test(given) ? given : undefined,
  );
  if (keySelector === undefined) return {};
  const privateKey = read.text('DKIM_PRIVATE_KEY')?.replaceAll('\\n', '\n');
  if (!isRsaKey(privateKey))
    read.problems.push('DKIM_PRIVATE_KEY is missing or no RSA key in PEM form: DKIM_SELECTOR needs it.');
  return { dkim: { domainName: sender.split('@')[1] ?? '', keySelector, privateKey: privateKey ?? '' } };
}

function isRsaKey(pem: string | undefined): boolean {
  try {
    return createPrivateKey(pem ?? '').asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
