import type { Clock } from '../lib/clock';
import { dayNumberOf, momentOf } from '../lib/shopDays';
import type { OutgoingText, SendOutcome, TextProvider } from '../ports/messages/port';

/**
 * A manual clock. It starts tomorrow at ten: after the database's time, to which rows default, and long before the
 * night, in which messages wait.
 */
export class TestClock implements Clock {
  #now = momentOf(dayNumberOf(new Date()) + 1, 10 * 60).getTime();

  now(): Date {
    return new Date(this.#now);
  }

  /** The step is in seconds. */
  advance(seconds: number): void {
    this.#now += seconds * 1000;
  }

  set(moment: Date): void {
    this.#now = moment.getTime();
  }
}

/** Takes every message, or none. */
export class TestSms implements TextProvider {
  readonly name = 'console';
  readonly needsTemplate = false;
  readonly sent: OutgoingText[] = [];
  /** When set, nothing is sent. */
  failure: Error | undefined;

  async send(message: OutgoingText): Promise<SendOutcome> {
    if (this.failure) return { state: 'FAILED', detail: this.failure.message };
    this.sent.push(message);
    return { state: 'ACCEPTED', providerId: message.id };
  }

  lastCode(mobileNumber: string): string {
    const code = this.sent.findLast((sent) => sent.mobileNumber === mobileNumber)?.variables[0];
    if (code === undefined) throw new Error(`no code was sent to ${mobileNumber}`);
    return code;
  }
}
