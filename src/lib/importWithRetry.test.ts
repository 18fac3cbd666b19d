import { importWhenOnline, importWithRetry } from './importWithRetry';

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

it('resolves with what was loaded', async () => {
  expect(await importWhenOnline(async () => Promise.resolve('code'))).toBe('code');
});

it('retries once the network is back', async () => {
  network(false);
  const load = jest.fn().mockRejectedValueOnce(missing).mockRejectedValueOnce(missing).mockResolvedValue('code');
  const loading = importWhenOnline(load);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(2);
  network(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await loading).toBe('code');
});

it('waits for a network that is reported missing only after the failure', async () => {
  network(true);
  const load = jest.fn().mockRejectedValueOnce(missing).mockResolvedValue('code');
  const loading = importWhenOnline(load);
  await jest.advanceTimersByTimeAsync(500);
  network(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  network(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await loading).toBe('code');
});

it('waits for a network that goes during the retry', async () => {
  network(true);
  const load = jest.fn().mockRejectedValueOnce(missing).mockResolvedValue('code');
  load.mockImplementationOnce(async () => {
    network(false);
    return Promise.reject(missing);
  });
  const loading = importWhenOnline(load);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  network(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await loading).toBe('code');
});

it('fails after two tries while online', async () => {
  network(true);
  const load = jest.fn().mockRejectedValue(missing);
  const loading = expect(importWhenOnline(load)).rejects.toBe(missing);
  await jest.advanceTimersByTimeAsync(1000);
  await loading;
  expect(load).toHaveBeenCalledTimes(2);
});

it('fails at once without network where it does not wait for that', async () => {
  network(false);
  const load = jest.fn().mockRejectedValue(missing);
  await expect(importWithRetry(load)).rejects.toBe(missing);
  expect(load).toHaveBeenCalledTimes(1);
});
