/** Uniform shape of every failed call. */
export interface ApiError {
  /** 'NETWORK' without a response. */
  status: number | 'NETWORK';
  /** It contains at least one message for the user. */
  messages: string[];
  /** Messages by form field (400). */
  fields?: Record<string, string>;
  /** The envelope's `data`, e.g. the new bill of a rejected order. */
  data: unknown;
  /** Comes with status 429. */
  retryAfterSeconds?: number;
}

/** Without a response, or after a server error, the request may have been carried out. */
export const isUnresolved = ({ status }: ApiError): boolean => status === 'NETWORK' || status >= 500;

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'messages' in error && 'status' in error;
