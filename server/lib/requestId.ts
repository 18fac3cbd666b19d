import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | null>();

/** The id of the request that this work is for, or null. */
export const currentRequestId = (): string | null => current.getStore() ?? null;

/** Whatever `work` logs, or writes into the outbox, bears the id, also what it starts and doesn't wait for. */
export const forRequest = <T>(id: string | null, work: () => T): T => current.run(id, work);
