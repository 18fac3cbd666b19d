import type { Clock } from '../lib/clock';
import type { CodeMessage, SmsPort } from '../ports/sms/port';

/** A manual clock. It starts at the present, because rows default to the database's time. */
export class TestClock implements Clock {
  #now = Date.now();

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

export class TestSms implements SmsPort {
  readonly sent: CodeMessage[] = [];
  /** Sending fails while it is set. */
  failure: Error | undefined;

  async sendCode(message: CodeMessage): Promise<void> {
    if (this.failure) throw this.failure;
    this.sent.push(message);
  }

  lastCode(mobileNumber: string): string {
    const message = this.sent.findLast((sent) => sent.mobileNumber === mobileNumber);
    if (!message) throw new Error(`no code was sent to ${mobileNumber}`);
    return message.code;
  }
}
