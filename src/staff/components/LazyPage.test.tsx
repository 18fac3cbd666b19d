import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { useState } from 'react';
import { makeChunkError } from '../../testing/missingChunk';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { retryableLazy, type RetryableLazy } from '../lib/retryableLazy';
import { LazyDialog } from './LazyDialog';
import { LazyPage } from './LazyPage';

/** Fails until there is network. */
const partOf = (text: string) => {
  const network = { isThere: false };
  const load = jest.fn(async () => {
    if (network.isThere) return () => <p>{text}</p>;
    throw makeChunkError();
  });
  return { network, load, part: retryableLazy<object>(load) };
};

/** A page with a button for its dialog, and a field. */
const WithDialog = ({ part }: { part: RetryableLazy<object> }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      <input aria-label="Note" />
      {isOpen && <LazyDialog dialog={part} props={{}} onFailed={() => setOpen(false)} />}
    </>
  );
};

// React reports what a boundary has caught.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

it('says in the place of a page that it is not on this device, and opens it with the network', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { network, load, part } = partOf('Enquiries');
  const { user } = renderWithProviders(
    <>
      <nav>Pages</nav>
      <LazyPage page={part} />
    </>,
    { staffUser: true },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  expect(screen.getByRole('navigation')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);

  network.isThere = true;
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Enquiries', {}, { timeout: 3000 })).toBeVisible();
});

describe('a chunk that a new release has removed', () => {
  // jsdom has no MessageChannel.
  Object.assign(globalThis, { MessageChannel });
  const ports: MessagePort[] = [];
  const script = document.createElement('script');
  script.src = '/assets/staff/main.0123abcd.js';
  beforeEach(() => {
    document.body.append(script);
    const active = {
      scriptURL: 'https://vayal.example/staff-worker.js',
      postMessage: (_message: unknown, [port]: [MessagePort]) => void ports.push(port),
    };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => ({ active }) },
    });
    mswServer.use(
      http.get('/staff', () => HttpResponse.html('<script src="/assets/staff/main.4567cdef.js"></script>')),
    );
  });
  afterEach(() => {
    script.remove();
    ports.splice(0);
    sessionStorage.clear();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  const reloadedAt = () => sessionStorage.getItem('reloadedForCode');

  it('reloads once the worker has stored that release', async () => {
    renderWithProviders(<LazyPage page={partOf('Enquiries').part} />, { staffUser: true });
    await waitFor(() => expect(ports).toHaveLength(1), { timeout: 4000 });
    expect(reloadedAt()).toBeNull();
    ports[0]!.postMessage(true);
    await waitFor(() => expect(reloadedAt()).not.toBeNull());
  });

  it('reloads on request, also within ten minutes of the last reload, and not where nothing was stored', async () => {
    const before = String(Date.now() - 1);
    sessionStorage.setItem('reloadedForCode', before);
    const { load, part } = partOf('Enquiries');
    const { user } = renderWithProviders(<LazyPage page={part} />, { staffUser: true });
    const retry = () => screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 });
    await user.click(await retry());
    await waitFor(() => expect(ports).toHaveLength(1));
    ports[0]!.postMessage(false);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
    expect(reloadedAt()).toBe(before);
    await user.click(await retry());
    await waitFor(() => expect(ports).toHaveLength(2));
    ports[1]!.postMessage(true);
    await waitFor(() => expect(reloadedAt()).not.toBe(before));
  });

  it('is offered once where a dialog was in it, and leaves what was typed', async () => {
    const { user } = renderWithProviders(<WithDialog part={partOf('Keys').part} />, { staffUser: true });
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Gate code 12');
    // By the third time, what follows from the second is there.
    for (const time of [0, 1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Show' }));
      await waitFor(() => expect(ports).toHaveLength(time + 1), { timeout: 4000 });
      ports[time]!.postMessage(true);
      expect(await screen.findByText('A new version is here')).toBeVisible();
    }
    expect(screen.getAllByText('A new version is here')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Gate code 12');
    expect(reloadedAt()).toBeNull();
  });
});

it('leaves the page as it is where a dialog is not on this device, and tries again when it is opened again', async () => {
  const { network, part } = partOf('Keys');
  const { user } = renderWithProviders(<WithDialog part={part} />, { staffUser: true });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const failed = 'This could not be opened. Check your connection and try again.';
  expect(await screen.findByText(failed, {}, { timeout: 4000 })).toBeVisible();
  network.isThere = true;
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Keys')).toBeVisible();
});
