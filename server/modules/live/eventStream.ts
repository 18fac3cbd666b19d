import type { FastifyReply, FastifyRequest } from 'fastify';

/** A client that takes this much less than it is sent has stopped reading. */
const MAX_UNREAD_BYTES = 512 * 1024;

export type EventStream = ReturnType<typeof openEventStream>;

/** Server-sent events. The connection closes with the stream, so that a stopping server waits for none. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply, onClose: () => void) {
  const { raw } = reply;
  const { socket } = request.raw;
  // The idle timeout would end it between heartbeats. Injected requests have no real socket.
  if ('setTimeout' in socket) socket.setTimeout(0);
  reply.hijack();
  raw.on('close', onClose);
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    connection: 'close',
  });

  const write = (text: string): void => {
    if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy();
    else if (!raw.destroyed && !raw.writableEnded) raw.write(text);
  };

  return {
    /** @param data JSON in one line */
    send: (event: string, data: string, id?: string) =>
      write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`),
    /** Keeps proxies from closing the connection, and finds clients that have gone. */
    beat: () => write(':\n\n'),
    end: () => void raw.end(),
  };
}
