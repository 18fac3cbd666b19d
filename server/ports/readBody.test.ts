import { readBody } from './readBody';

const begin = (controller: ReadableStreamDefaultController<Uint8Array>) => controller.enqueue(new Uint8Array(8));

it('ends with its signal, even where the body has lost touch with it', async () => {
  let cancelled: unknown;
  const endless = new ReadableStream({ start: begin, cancel: (reason: unknown) => void (cancelled = reason) });
  const signal = AbortSignal.timeout(20);
  await expect(readBody(new Response(endless), signal)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(cancelled).toBe(signal.reason);
});

it('reads no more than it may', async () => {
  const endless = new ReadableStream({ pull: begin });
  await expect(readBody(new Response(endless), new AbortController().signal, 100)).rejects.toThrow('too large');
});
