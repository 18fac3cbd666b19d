import { http, HttpResponse } from 'msw';
import { staffApiUrl } from './handlers/responses';
import { mswServer } from './mswServer';

/** A stream of the staff area that sends what the test wants. @param path below `/api/staff` */
export function liveStream(path: string) {
  const encoder = new TextEncoder();
  let send: (event: string, data: object) => void = () => undefined;
  const body = new ReadableStream({
    start: (controller) => {
      send = (event, data) => controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      controller.enqueue(encoder.encode(':\n\n'));
    },
  });
  mswServer.use(
    http.get(staffApiUrl(path), () => new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })),
  );
  return { send: (event: string, data: object) => send(event, data) };
}
