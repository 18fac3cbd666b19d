import type { FastifyReply, FastifyRequest } from 'fastify';

/** A client this far behind has stopped reading. */
const MAX_UNREAD_BYTES = 512 * 1024;

export type EventStream = ReturnType<typeof openEventStream>;

/** Closes the connection, so that it doesn't delay shutdown. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply, onClose: () => void) {
  const { raw } = reply;
  const { socket } = request.raw;
  // The idle timeout would end the stream. Injected requests have no real socket.
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
    /** @param data one line of JSON */
    send: (event: string, data: string, id?: string) =>
      write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`),
    /** Heartbeat against proxy timeouts; also detects clients that have gone. */
    beat: () => write(':\n\n'),
    end: () => void raw.end(),
  };
}
