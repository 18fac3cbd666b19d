import type { Envelope } from '../../contract/http';

export const ok = <T>(data: T, message: string): Envelope<T> => ({ status: 200, message, data });
