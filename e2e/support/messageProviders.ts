import { cp } from 'node:fs/promises';
import { STAFF_ROLE } from '../../contract/staffRights';
import type { TemplateBody } from '../../contract/staffMessages';
import type { FakeTexts } from '../../server/testing/fakeProviders/fakeTexts';
import { msg91Account, startMsg91 } from '../../server/testing/fakeProviders/msg91';
import { startSmtp, type FakeSmtp } from '../../server/testing/fakeProviders/smtp';
import { startTwilio, twilioAccount } from '../../server/testing/fakeProviders/twilio';
import { startWhatsApp, whatsAppAccount } from '../../server/testing/fakeProviders/whatsapp';
import { newCustomer, type Customer } from './api';
import { startShop, withTemporaryFolder, type RunningShop } from './server';
import { callStaff, staffToken } from './staff';
import { expect, test as base } from './test';

interface MessageProviders {
  /** It is asked first for SMS. */
  msg91: FakeTexts;
  /** The second provider of SMS, which needs no templates. */
  twilio: FakeTexts;
  whatsApp: FakeTexts;
  smtp: FakeSmtp;
}

/** A shop that writes by fake providers, with the template of its login code registered. */
export const test = base.extend<object, { providers: MessageProviders }>({
  providers: [
    async ({}, use) => {
      const [msg91, twilio, whatsApp, smtp] = await Promise.all([
        startMsg91(3),
        startTwilio(),
        startWhatsApp(),
        startSmtp(),
      ]);
      const providers = { msg91, twilio, whatsApp, smtp };
      await use(providers);
      await Promise.all(Object.values(providers).map((provider) => provider.close()));
    },
    { scope: 'worker' },
  ],
  shopEnv: [async ({ providers }, use) => use(settingsFor(providers)), { scope: 'worker' }],
  shop: [
    async ({ shopEnv }, use) => {
      await withTemporaryFolder(async (dataDir) => {
        await cp(process.env.SEEDED_DATA_DIR!, dataDir, { recursive: true });
        // Staff log in while the demo still shows their codes.
        const demo = await startShop({ dataDir });
        for (const role of [STAFF_ROLE.ADMIN, STAFF_ROLE.SALES_PERSON, STAFF_ROLE.RIDER]) await staffToken(demo, role);
        await demo.end();
        const shop = await startShop({ dataDir, env: shopEnv, port: Number(new URL(demo.url).port) });
        await saveTemplate(shop, { kind: 'CODE', provider: 'msg91', language: 'en', templateId: 'login_code_en' });
        await use(shop);
        await shop.end();
      });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

function settingsFor({ msg91, twilio, whatsApp, smtp }: MessageProviders): Record<string, string> {
  const { authToken, accountSid, from } = twilioAccount(twilio.url);
  const { phoneNumberId, token, appSecrets, verifyToken } = whatsAppAccount(whatsApp.url);
  const { host, port, login, from: sender } = smtp.account;
  return {
    // Another code can be asked for at once.
    OTP_RESEND_SECONDS: '1',
    SMS_PROVIDER: 'msg91',
    MSG91_AUTH_KEY: msg91Account(msg91.url).authKey,
    MSG91_URL: msg91.url,
    SMS_FALLBACK: 'twilio',
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: from,
    TWILIO_URL: twilio.url,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_TOKEN: token,
    WHATSAPP_APP_SECRET: appSecrets[0]!,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
    WHATSAPP_URL: whatsApp.url,
    SMTP_HOST: host,
    SMTP_PORT: String(port),
    SMTP_USER: login!.user,
    SMTP_PASSWORD: login!.pass,
    MAIL_FROM: `${sender.name} <${sender.address}>`,
  };
}

/** Enters it as staff do on the page Messages. */
export async function saveTemplate(shop: RunningShop, body: TemplateBody): Promise<void> {
  const token = await staffToken(shop, STAFF_ROLE.ADMIN);
  expect(await callStaff(shop, '/messages/templates', { token, body, method: 'PUT' })).toMatchObject({ status: 200 });
}

/** What a provider has taken for a number, the oldest first. */
export const takenFor = ({ taken }: FakeTexts, mobileNumber: string): FakeTexts['taken'] =>
  taken.filter(({ to }) => to === `91${mobileNumber}`);

/** The code that the first of these providers that took one was last given for a number. */
export async function codeAt(providers: readonly FakeTexts[], mobileNumber: string): Promise<string> {
  const texts = () => providers.flatMap((provider) => takenFor(provider, mobileNumber).slice(-1));
  const code = () => /\b\d{4}\b/.exec(texts()[0]?.content ?? '')?.[0] ?? '';
  await expect.poll(code, `a code for ${mobileNumber}`).toMatch(/^\d{4}$/);
  return code();
}

/** On a busy machine the first provider may answer too late, and the second one sends the code. */
export const newCustomerBySms = (
  shop: RunningShop,
  { msg91, twilio }: MessageProviders,
  name?: string,
): Promise<Customer> => newCustomer(shop, name, (mobileNumber) => codeAt([msg91, twilio], mobileNumber));
