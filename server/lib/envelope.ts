import type { Envelope } from '../../contract/http';

/** The answer of a route that did what was asked. */
export const ok = <T>(data: T, message: string): Envelope<T> => ({ status: 200, message, data });
