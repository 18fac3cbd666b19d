import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Lets `produce` write into a stream, as fast as `consume` reads it.
 * @throws what either throws, after both have ended
 */
export async function pump<Produced, Consumed>(
  produce: (write: (text: string) => Promise<void>) => Promise<Produced>,
  consume: (source: AsyncIterable<Buffer>) => Promise<Consumed>,
): Promise<{ produced: Produced; consumed: Consumed }> {
  const stream = new PassThrough();
  const consumed = pipeline(stream, async (source: AsyncIterable<Buffer>) => consume(source));
  // It is awaited below; until then a failure is no unhandled rejection.
  consumed.catch(() => undefined);
  try {
    const produced = await produce(async (text) => {
      if (stream.destroyed) await consumed;
      if (!stream.write(text)) await once(stream, 'drain');
    });
    stream.end();
    return { produced, consumed: await consumed };
  } catch (error) {
    stream.destroy(error as Error);
    await consumed.catch(() => undefined);
    throw error;
  }
}

/** Splits UTF-8 into lines. A last line without an end is a line. */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of source) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
