import type { Envelope } from '../../../contract/http';

/** For `transformResponse`: the envelope's data. The endpoint asserts its type. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export const unwrap = <T>(envelope: Envelope<unknown>): T => envelope.data as T;
