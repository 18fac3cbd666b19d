import type { Envelope } from '../../../contract/http';

/** For `transformResponse`: takes the data out of the envelope. The endpoint says what it is: the wire cannot. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export const unwrap = <T>(envelope: Envelope<unknown>): T => envelope.data as T;
