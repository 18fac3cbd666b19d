import type { MessageReport } from '../../ports/messages/port';
import { startFakeProvider, type FakeProviderRequest, type FakeProviderResponse } from './fakeProvider';

/** What a fake provider of texts has taken. */
export interface TakenText {
  providerId: string;
  /** With the country code. */
  to: string;
  /** The text, or the template's variables. */
  content: string;
  request: FakeProviderRequest;
}

/** A report as the provider sends it. */
interface FakeReport {
  body: string;
  headers: Record<string, string>;
  /** The query that the shop gave the provider along with its URL. */
  query?: string;
}

interface FakeDialect {
  /** Undefined rejects the key. */
  read(request: FakeProviderRequest): Omit<TakenText, 'request'> | undefined;
  accept(text: TakenText): FakeProviderResponse;
  reject(code: string, reason: string): FakeProviderResponse;
  /** How it rejects a wrong key. */
  keyCode: string;
  report(text: TakenText, state: MessageReport['state'], code?: string): FakeReport;
}

/** A provider of texts that takes, rejects and reports as told. */
export async function startFakeTexts({ read, accept, reject, keyCode, report }: FakeDialect) {
  const taken: TakenText[] = [];
  const settings = {
    /** A code of the provider, for all texts or as each asks for. */
    rejectWith: undefined as string | ((text: TakenText) => string | undefined) | undefined,
    /** Instead of the usual status of rejections, such as 200. */
    rejectionStatus: undefined as number | undefined,
    /** Runs before the response, for reports that are faster. */
    beforeResponse: (() => undefined) as (text: TakenText) => void | Promise<void>,
  };

  const rejected = (code: string, reason: string): FakeProviderResponse => {
    const { status, json } = reject(code, reason);
    return { status: settings.rejectionStatus ?? status, json };
  };

  const fakeProvider = await startFakeProvider(async (request) => {
    const message = read(request);
    if (message === undefined) return rejected(keyCode, 'Authentication failed');
    const text = { ...message, request };
    const { rejectWith } = settings;
    const code = typeof rejectWith === 'function' ? rejectWith(text) : rejectWith;
    // Real providers quote what they reject.
    if (code !== undefined) return rejected(code, `Not sent to +${text.to} ("${text.content}"): see your account.`);
    taken.push(text);
    await settings.beforeResponse(text);
    return accept(text);
  });

  return Object.assign(fakeProvider, {
    taken,
    settings,
    report: (text: TakenText, state: MessageReport['state'], code?: string) => report(text, state, code),
  });
}

export type FakeTexts = Awaited<ReturnType<typeof startFakeTexts>>;
