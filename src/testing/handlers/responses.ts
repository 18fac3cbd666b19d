import { HttpResponse } from 'msw';

/** The API's address for handlers, whatever host a test or story runs on. */
export const api = (path: string): string => `*/api/web${path}`;

/** A successful answer in the API's envelope. */
export const ok = (data: unknown, message = 'OK') => HttpResponse.json({ status: 200, message, data });

/** A refusal in the API's envelope. */
export const refused = (
  status: number,
  message: string | string[] = 'Refused',
  { data = null, headers }: { data?: unknown; headers?: Record<string, string> } = {},
) => HttpResponse.json({ status, message, data } as object, { status, ...(headers && { headers }) });
