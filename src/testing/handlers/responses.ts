import { HttpResponse } from 'msw';

/** The API's URL for handlers, on any host. */
export const api = (path: string): string => `*/api/web${path}`;

/** The URL of the staff area's API. */
export const staffApiUrl = (path: string): string => `*/api/staff${path}`;

/** A success response in the API's envelope. */
export const ok = (data: unknown, message = 'OK') => HttpResponse.json({ status: 200, message, data });

/** An error response in the API's envelope. */
export const rejected = (
  status: number,
  message: string | string[] = 'Rejected',
  { data = null, headers }: { data?: unknown; headers?: Record<string, string> } = {},
) => HttpResponse.json({ status, message, data } as object, { status, ...(headers && { headers }) });
