import { setImmediate } from 'node:timers/promises';
import { createEncodeQueue } from './encodeQueue';

/** Counts what is encoded at the same time. */
function counting() {
  const seen = { running: 0, most: 0, done: 0 };
  const encode = async () => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await setImmediate();
    seen.running -= 1;
    seen.done += 1;
    return seen.done;
  };
  return { seen, encode };
}

it('encodes one picture at a time, in their order', async () => {
  const queue = createEncodeQueue();
  const { seen, encode } = counting();
  expect(await Promise.all([1, 2, 3, 4].map(() => queue.run(encode)))).toEqual([1, 2, 3, 4]);
  expect(seen.most).toBe(1);
});

it('continues after one that fails', async () => {
  const queue = createEncodeQueue();
  const { encode } = counting();
  const failing = queue.run(() => Promise.reject(new Error('damaged')));
  const next = queue.run(encode);
  await expect(failing).rejects.toThrow('damaged');
  expect(await next).toBe(1);
});

it('rejects what would wait for too many', async () => {
  const queue = createEncodeQueue({ maxWaiting: 2 });
  const { encode } = counting();
  const accepted = [queue.run(encode), queue.run(encode)];
  await expect(queue.run(encode)).rejects.toMatchObject({ status: 503, message: 'photos.busy', retryAfterSeconds: 5 });
  await Promise.all(accepted);
  expect(await queue.run(encode)).toBe(3);
});
