import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { retryableLazy } from '../lib/retryableLazy';
import { LazyDialog } from './LazyDialog';
import { LazyPage } from './LazyPage';

/** Fails until there is network. */
const partOf = (text: string) => {
  const network = { isThere: false };
  const load = jest.fn(async () => {
    if (network.isThere) return () => <p>{text}</p>;
    throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
  });
  return { network, load, part: retryableLazy<object>(load) };
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
    { onDuty: true },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  expect(screen.getByRole('navigation')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);

  network.isThere = true;
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Enquiries')).toBeVisible();
});

it('leaves the page as it is where a dialog is not on this device, and tries again when it is opened again', async () => {
  const { network, part } = partOf('Keys');
  const Frame = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Show
        </button>
        {isOpen && <LazyDialog dialog={part} props={{}} onFailed={() => setOpen(false)} />}
      </>
    );
  };
  const { user } = renderWithProviders(<Frame />, { onDuty: true });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('This could not be opened. Check your connection and try again.')).toBeVisible();
  network.isThere = true;
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Keys')).toBeVisible();
});
