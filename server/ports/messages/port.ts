import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '../../../contract/constants';
import type { MessageKind, MessageProviderName, RefusalReason } from '../../../contract/messageConstants';

/** One text to one telephone. */
export interface OutgoingText {
  /** Ours. Providers that carry it name it in their reports. */
  id: string;
  kind: MessageKind;
  /** Ten digits, no country code. */
  mobileNumber: string;
  language: Language;
  /** As the reader sees it, for providers that take a text. */
  text: string;
  /** The template as the provider knows it; null where staff have named none. */
  templateId: string | null;
  /** What the template leaves open, in its order. */
  variables: readonly string[];
}

/**
 * ACCEPTED: the provider has it, which is not yet delivery. REFUSED: no repeat would help. FAILED: it was not sent, and may be repeated.
 * UNKNOWN: it may have been sent, so only a report tells. `detail` is the provider's reason; it names neither number nor text.
 */
export type SendOutcome =
  | { state: 'ACCEPTED'; providerId: string }
  | { state: 'REFUSED'; reason: RefusalReason; detail: string }
  | { state: 'FAILED'; detail: string }
  | { state: 'UNKNOWN'; detail: string };

/** What a provider reports later. Reports may come first, twice, in any order, or never. */
export interface MessageReport {
  /** The provider's id, as in `ACCEPTED`. */
  providerId: string;
  /** Ours, where the provider carries it. */
  id?: string;
  state: 'SENT' | 'DELIVERED' | 'READ' | 'REFUSED';
  /** Only for REFUSED. */
  reason?: RefusalReason;
  detail?: string;
}

/** What a person wrote to the shop's number. */
export interface InboundText {
  /** The provider's id; the same message may be delivered twice. */
  providerId: string;
  /** Ten digits. */
  mobileNumber: string;
  /** As their profile has it; null without one. */
  name: string | null;
  text: string;
  sentAt: Date;
}

/** An SMS or WhatsApp provider. */
export interface TextProvider {
  name: MessageProviderName;
  /** Whether it sends only by a template's id. */
  needsTemplate: boolean;
  /** The last part of the address for its reports, a secret where the provider signs nothing. Absent where none are sent. */
  reportSecret?: string;
  /** Never rejects: what went wrong is an outcome. It sets its own timeout. */
  send(text: OutgoingText): Promise<SendOutcome>;
  /**
   * The reports in a webhook's call; none for calls that report nothing.
   * @param call the body as received, for signatures; the URL as the provider was told it
   * @throws AppError 401 for a wrong signature or secret, 400 for a body that is not the provider's
   */
  readReports?(call: WebhookCall): MessageReport[];
  /**
   * What people wrote, in the same calls.
   * @throws as `readReports`
   */
  readInbound?(call: WebhookCall): InboundText[];
  /**
   * The answer by which a provider checks the address once.
   * @throws AppError 401 for a wrong token
   */
  answerCheck?(query: Readonly<Record<string, unknown>>): string;
}

/** One e-mail to one person. */
export interface OutgoingMail {
  /** Ours. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
  attachments?: readonly { filename: string; contentType: string; content: Buffer }[];
  /** Mail programs end all mail to the address by one POST to it (RFC 8058). */
  unsubscribeUrl: string;
}

/** REFUSED with the reason NUMBER means that no mail reaches the address. */
export interface MailCarrier {
  name: 'smtp';
  /** Never rejects: what went wrong is an outcome. It sets its own timeout. */
  send(mail: OutgoingMail): Promise<SendOutcome>;
  close(): Promise<void>;
}

/** One notification to one browser. */
export interface OutgoingPush {
  /** Ours. */
  id: string;
  subscription: { endpoint: string; p256dh: string; auth: string };
  title: string;
  body: string;
  /** What a tap opens: a path of the shop. */
  url: string;
  language: Language;
  /** The push service drops it after that. */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
  /** A later notification of the same topic replaces one that has not been shown. At most 32 letters and digits. */
  topic?: string;
  /** For the staff: an open page in sight tells it by itself. */
  isSeenOnPage?: boolean;
}

export interface PushCarrier {
  name: 'webpush';
  /** Browsers subscribe with it. */
  publicKey: string;
  /**
   * Never rejects: what went wrong is an outcome. It sets its own timeout. GONE: the subscription has ended, and is to be
   * deleted.
   */
  send(push: OutgoingPush): Promise<SendOutcome | { state: 'GONE' }>;
}

/** What is set up. The console stands in for SMS where no provider is. */
export interface MessageProviders {
  /** In the order in which they are asked. */
  sms: readonly TextProvider[];
  whatsApp: TextProvider | null;
  mail: MailCarrier | null;
  push: PushCarrier | null;
}

export interface WebhookCall {
  rawBody: Buffer;
  headers: IncomingHttpHeaders;
  /** The last part of the path, which is a secret for providers that sign nothing. */
  secret: string;
  /** The whole URL, built from PUBLIC_URL. */
  url: string;
}
