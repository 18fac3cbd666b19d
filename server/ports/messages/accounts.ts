export interface Msg91Account {
  authKey: string;
  /** It has no trailing slash. */
  url: string;
}

export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** Each signs reports: the token, and the one before it. */
  webhookTokens: readonly string[];
  /** Shared keys that sign in place of the token where a Webhooks Rule says so. */
  webhookKeys: readonly string[];
  /** A sender id, a number or a messaging service (MG…). */
  from: string;
  /** It has no trailing slash. */
  url: string;
}

export interface MailAccount {
  host: string;
  port: number;
  /** Absent for relays that ask for none. */
  login?: { user: string; pass: string };
  from: { name: string; address: string };
  /** Absent where the relay signs. */
  dkim?: { domainName: string; keySelector: string; privateKey: string };
}

export interface WhatsAppAccount {
  phoneNumberId: string;
  token: string;
  /** Each signs webhooks. */
  appSecrets: readonly string[];
  /** Meta repeats it when the webhook is set up. */
  verifyToken: string;
  /** Such as v25.0. */
  apiVersion: string;
  /** It has no trailing slash. */
  url: string;
}
