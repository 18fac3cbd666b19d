import { loadPatiently } from './loadPatiently';

const network = (isThere: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  if (isThere) window.dispatchEvent(new Event('online'));
};
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const missing = new Error('Loading chunk 12 failed.');

it('gives what was loaded', async () => {
  expect(await loadPatiently(async () => Promise.resolve('code'))).toBe('code');
});

it('waits for the network, and loads again', async () => {
  network(false);
  const load = jest.fn().mockRejectedValueOnce(missing).mockRejectedValueOnce(missing).mockResolvedValue('code');
  const loading = loadPatiently(load);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(2);
  network(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await loading).toBe('code');
});

it('fails where the network is not what is missing', async () => {
  network(true);
  await expect(loadPatiently(async () => Promise.reject(missing))).rejects.toBe(missing);
});
