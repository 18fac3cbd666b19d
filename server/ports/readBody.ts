/**
 * Reads a response's body. Garbage collection can part Node's fetch from its signal once the headers are there, so that a body
 * which never ends would be waited for by undici's own limit of five minutes.
 *
 * @param signal the one that fetch was given
 * @throws the signal's reason once it is aborted, or an Error for more than `maxBytes`
 */
export async function readBody({ body }: Response, signal: AbortSignal, maxBytes = Infinity): Promise<Buffer> {
  if (!body) return Buffer.alloc(0);
  const reader = body.getReader();
  const cancel = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    signal.throwIfAborted();
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return Buffer.concat(chunks);
      bytes += value.byteLength;
      if (bytes > maxBytes) {
        cancel();
        throw new Error('the response is too large');
      }
      chunks.push(value);
    }
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
