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

it('waits for a network of which the browser says only after the failure that it has gone', async () => {
  network(true);
  const load = jest.fn().mockRejectedValueOnce(missing).mockResolvedValue('code');
  const loading = loadPatiently(load);
  await jest.advanceTimersByTimeAsync(500);
  network(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  network(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await loading).toBe('code');
});

it('waits for a network that goes while it tries again', async () => {
  network(true);
  const load = jest.fn().mockRejectedValueOnce(missing).mockResolvedValue('code');
  load.mockImplementationOnce(async () => {
    network(false);
    return Promise.reject(missing);
  });
  const loading = loadPatiently(load);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  network(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await loading).toBe('code');
});

it('fails where the network is not what is missing, having tried twice', async () => {
  network(true);
  const load = jest.fn().mockRejectedValue(missing);
  const loading = expect(loadPatiently(load)).rejects.toBe(missing);
  await jest.advanceTimersByTimeAsync(1000);
  await loading;
  expect(load).toHaveBeenCalledTimes(2);
});
