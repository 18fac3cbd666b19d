import type { Envelope } from '../../../contract/http';

/** Use it as `transformResponse`: it returns the envelope's data. The endpoint asserts its type. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const unwrap = <T>(envelope: Envelope<unknown>): T => envelope.data as T;
