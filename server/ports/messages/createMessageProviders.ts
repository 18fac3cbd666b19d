import type { Config } from '../../config';
import { keyedHash, type Secrets } from '../../lib/secrets';
import { createConsole } from './console';
import { createMsg91 } from './msg91';
import type { MessageProviders, TextProvider } from './port';
import { createSmtp } from './smtp';
import { createTwilio } from './twilio';
import { createWebPush, type PushKeys } from './webPush';
import { createWhatsApp } from './whatsapp';

/** Where providers send their reports: `<its prefix>/<provider>/<secret>`. */
export const REPORTS_PREFIX = '/api/messages/webhook';

export function createMessageProviders(
  { messages: { sms, whatsapp, mail, pushHosts }, publicUrl }: Pick<Config, 'messages' | 'publicUrl'>,
  { keys }: Pick<Secrets, 'keys'>,
  pushKeys: PushKeys,
): MessageProviders {
  const secretOf = (key: string) => keyedHash(key, 'msg91-webhook', '').slice(0, 32);
  const [key, ...previous] = keys;

  const create = (chosen: (typeof sms)[number] & object): TextProvider => {
    switch (chosen.provider) {
      case 'console':
        return createConsole();
      case 'msg91':
        return createMsg91(chosen.account, { webhookSecrets: [secretOf(key), ...previous.map(secretOf)] });
      case 'twilio':
        return createTwilio(chosen.account, { reportUrl: `${publicUrl}${REPORTS_PREFIX}/twilio/reports` });
    }
  };

  return {
    sms: sms.flatMap((chosen) => (chosen ? [create(chosen)] : [])),
    whatsApp: whatsapp ? createWhatsApp(whatsapp) : null,
    mail: mail ? createSmtp(mail) : null,
    push: createWebPush({ keys: pushKeys, hosts: pushHosts, subject: contactOf(publicUrl, mail?.from.address) }),
  };
}

/** Apple's push service refuses addresses of this machine. */
const contactOf = (publicUrl: string, mailFrom = 'shop@vayal.example'): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom}`;
