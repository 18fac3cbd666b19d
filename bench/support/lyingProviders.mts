import { setTimeout as sleep } from 'node:timers/promises';
import type { Carrier } from '../../contract/messageConstants';
import type { MessageReport } from '../../server/ports/messages/port';
import type { Fault } from '../../server/testing/fakeProviders/fakeProvider';
import type { FakeTexts, TakenText } from '../../server/testing/fakeProviders/fakeTexts';
import { startMsg91 } from '../../server/testing/fakeProviders/msg91';
import { startSmtp } from '../../server/testing/fakeProviders/smtp';
import { startTwilio } from '../../server/testing/fakeProviders/twilio';
import { startWhatsApp } from '../../server/testing/fakeProviders/whatsapp';

/** What a carrier did when the shop asked it to write to a person. */
export interface Asked {
  carrier: Carrier;
  at: number;
  /** It has the message, whatever it answered. */
  isTaken: boolean;
  /** It answered that it never takes it. */
  isRefused: boolean;
  /** When it took back by report what it had taken. */
  takenBackAt: number | undefined;
}

/** A carrier lies at most once about the same message, with this probability. */
const LIES: readonly (readonly [Fault, number])[] = [
  ['RESET', 0.03],
  ['ERROR', 0.03],
  ['LIMIT', 0.05],
  ['HTML', 0.01],
  ['EMPTY', 0.01],
  ['HANG', 0.005],
  ['LOST', 0.03],
  ['STUCK', 0.005],
  ['SLOW', 0.05],
];
/** Replies of a mail server, at a step. */
const MAIL_LIES = [
  ['RCPT', '450 4.2.1 Come back later', 0.05],
  ['RCPT', 'CUT', 0.02],
  ['DATA', 'CUT', 0.01],
  ['END', '451 4.3.0 Try again', 0.02],
  ['END', 'CUT', 0.02],
  ['END', 'SILENT', 0.003],
] as const;
/** The first that applies, by what is left of a random number. */
const REPORTS = [
  ['NEVER', 0.2],
  ['FIRST', 0.2],
  ['TWICE', 0.15],
  ['WRONG_ORDER', 0.15],
  ['REFUSED', 0.05],
] as const;
const LATEST_REPORT_MS = 3_000;
const REPORT_AGAIN_MS = 300;
/** No real shop takes so long to answer a report. */
const REPORT_TIMEOUT_MS = 10_000;

/** Each of these holds for some people, for good. */
const REFUSALS: Record<'msg91' | 'twilio' | 'whatsapp', { code: string; isFor: (person: number) => boolean }> = {
  msg91: { code: '202', isFor: (person) => person % 20 === 0 },
  twilio: { code: '21211', isFor: (person) => person % 40 === 0 || person % 20 === 10 },
  whatsapp: { code: '131026', isFor: (person) => person % 12 === 1 },
};
const hasNoMailbox = (person: number) => person % 12 === 2;

/** People are numbered, which their telephone numbers and addresses say. */
const FIRST_NUMBER = 9_000_000_000;
export const numberOf = (person: number) => String(FIRST_NUMBER + person);
const personAt = (number: string) => Number(number.slice(-10)) - FIRST_NUMBER;

function pick<Choice extends readonly unknown[]>(choices: readonly Choice[]): Choice | undefined {
  let left = Math.random();
  return choices.find((choice) => (left -= choice.at(-1) as number) < 0);
}

/**
 * Carriers of SMS, WhatsApp and e-mail that lie, and what they know.
 * @param reportTo posts a report to the shop: whether it was taken
 */
export async function startLyingProviders(reportTo: (path: string, init: RequestInit) => Promise<boolean>) {
  const [msg91, twilio, whatsapp, smtp] = await Promise.all([
    startMsg91(3),
    startTwilio(),
    startWhatsApp(),
    startSmtp(),
  ]);
  const asked = new Map<number, Asked[]>();
  const reports = { under: 0, secrets: { msg91: '', twilio: 'reports', whatsapp: 'reports' } };
  const settings = { isSmsHanging: false };

  const ask = (person: number, carrier: Carrier) => {
    const entry: Asked = { carrier, at: Date.now(), isTaken: false, isRefused: false, takenBackAt: undefined };
    const before = asked.get(person) ?? [];
    asked.set(person, [...before, entry]);
    return { entry, isFirst: before.every((each) => each.carrier !== carrier) };
  };
  const newestOf = (person: number, carrier: Carrier) =>
    asked.get(person)?.findLast((each) => each.carrier === carrier);

  /** Tries until the shop takes it, as providers do. */
  async function report(
    [name, provider]: readonly ['msg91' | 'twilio' | 'whatsapp', FakeTexts],
    text: TakenText,
    states: readonly MessageReport['state'][],
  ): Promise<void> {
    reports.under += 1;
    for (const state of states) {
      const {
        body,
        headers,
        query = '',
      } = provider.report(text, state, state === 'REFUSED' ? REFUSALS[name].code : undefined);
      const path = `/api/messages/webhook/${name}/${reports.secrets[name]}${query}`;
      const init = { method: 'POST', body, headers };
      while (!(await reportTo(path, { ...init, signal: AbortSignal.timeout(REPORT_TIMEOUT_MS) })))
        await sleep(REPORT_AGAIN_MS);
      const entry = newestOf(personAt(text.to), name);
      if (state === 'REFUSED' && entry) entry.takenBackAt = Date.now();
      await sleep((Math.random() * LATEST_REPORT_MS) / states.length);
    }
    reports.under -= 1;
  }

  for (const named of [
    ['msg91', msg91],
    ['twilio', twilio],
    ['whatsapp', whatsapp],
  ] as const) {
    const [name, provider] = named;
    provider.fault = ({ body }) => {
      const [number] = /(?<=91)90\d{8}/.exec(body) ?? [];
      if (number === undefined) return undefined;
      const { isFirst } = ask(personAt(number), name);
      if (settings.isSmsHanging && name !== 'whatsapp') return 'HANG';
      return isFirst ? pick(LIES)?.[0] : undefined;
    };
    // Errors come with status 200 too.
    if (name === 'msg91') provider.settings.rejectionStatus = 200;
    provider.settings.rejectWith = ({ to }) => {
      const { code, isFor } = REFUSALS[name];
      const entry = newestOf(personAt(to), name);
      if (!entry || !isFor(personAt(to))) return undefined;
      entry.isRefused = true;
      return code;
    };
    provider.settings.beforeResponse = async (text) => {
      const entry = newestOf(personAt(text.to), name);
      if (entry) entry.isTaken = true;
      const [when] = pick(REPORTS) ?? ['IN_ORDER'];
      if (when === 'NEVER') return;
      if (when === 'FIRST') {
        await Promise.race([report(named, text, ['DELIVERED']), sleep(500)]);
        return;
      }
      const states = {
        TWICE: ['DELIVERED', 'DELIVERED'],
        WRONG_ORDER: ['DELIVERED', 'SENT'],
        REFUSED: ['SENT', 'REFUSED'],
        IN_ORDER: ['SENT', 'DELIVERED'],
      } as const;
      void report(named, text, states[when]);
    };
  }

  const mailLies = new Map<string, (typeof MAIL_LIES)[number]>();
  smtp.faultAt = (step, to) => {
    const person = Number(/\d+/.exec(to)?.[0]);
    if (step === 'RCPT') {
      const { entry, isFirst } = ask(person, 'smtp');
      mailLies.delete(to);
      if (hasNoMailbox(person)) {
        entry.isRefused = true;
        return '550 5.1.1 No such user here';
      }
      const lie = isFirst ? pick(MAIL_LIES) : undefined;
      if (lie) mailLies.set(to, lie);
    }
    const [at, reply] = mailLies.get(to) ?? [];
    const fault = at === step ? reply : undefined;
    const entry = newestOf(person, 'smtp');
    if (step === 'END' && entry) entry.isTaken = fault === undefined || fault === 'CUT' || fault === 'SILENT';
    return fault;
  };

  return {
    msg91,
    twilio,
    whatsapp,
    smtp,
    /** By person, in the order of time. */
    asked,
    reports,
    settings,
    close: () => Promise.all([msg91, twilio, whatsapp, smtp].map((each) => each.close())),
  };
}

export type LyingProviders = Awaited<ReturnType<typeof startLyingProviders>>;
