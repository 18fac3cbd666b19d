import type { InboundText, MessageReport, OutgoingText, SendOutcome, TextProvider } from '../ports/messages/port';

export const REFUSED: SendOutcome = { state: 'REFUSED', reason: 'BALANCE', detail: 'no balance' };
export const FAILED: SendOutcome = { state: 'FAILED', detail: 'connection refused' };
export const UNKNOWN: SendOutcome = { state: 'UNKNOWN', detail: 'no answer in time' };

/** A provider that answers as it is told, and takes messages otherwise. */
export class ToldProvider implements TextProvider {
  readonly sent: OutgoingText[] = [];
  readonly answers: SendOutcome[] = [];
  readonly reportSecret = 'a-secret';
  reports: MessageReport[] = [];
  inbound: InboundText[] = [];
  #asked = 0;
  /** Runs before it answers. */
  beforeAnswer: () => Promise<unknown> = () => Promise.resolve();

  constructor(
    readonly name: 'msg91' | 'twilio' | 'whatsapp',
    readonly needsTemplate: boolean,
  ) {}

  async send(text: OutgoingText): Promise<SendOutcome> {
    this.sent.push(text);
    this.#asked += 1;
    const providerId = this.lastProviderId;
    await this.beforeAnswer();
    return this.answers.shift() ?? { state: 'ACCEPTED', providerId };
  }

  get lastProviderId(): string {
    return `${this.name}-${this.#asked}`;
  }

  readReports = () => this.reports;
  readInbound = () => this.inbound;
}
