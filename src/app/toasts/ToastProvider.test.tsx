import { render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { useToasts } from '../../hooks/useToasts';
import { makeToasts } from '../../lib/makeToasts';
import { ShopTheme } from '../theme/ShopTheme';
import { ToastProvider } from './ToastProvider';
import { ToastStack } from './ToastStack';

/** A page whose toast chunk arrives, or fails, when the test says so. */
const renderPage = () => {
  const toasts = makeToasts();
  const loads: { arrive: () => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<typeof ToastStack>((resolve, reject) => {
      loads.push({ arrive: () => resolve(ToastStack), fail: () => reject(new Error('no connection')) });
    });
  const Page = () => {
    const { enqueueSnackbar } = useToasts();
    return <button onClick={() => enqueueSnackbar('from the page')}>Notify</button>;
  };
  render(
    <ShopTheme>
      <ToastProvider toasts={toasts} load={load}>
        <Page />
      </ToastProvider>
    </ShopTheme>,
  );
  const notify = (message: string): void => act(() => toasts.enqueueSnackbar(message));
  const settle = (outcome: 'arrive' | 'fail') => act(async () => loads.at(-1)?.[outcome]());
  return { toasts, loads, notify, settle };
};

it('loads nothing before the first toast', async () => {
  const { loads, notify } = renderPage();
  expect(loads).toHaveLength(0);
  notify('saved');
  await waitFor(() => expect(loads).toHaveLength(1));
});

it('shows every toast queued while the chunk loads, and loads it once', async () => {
  const { loads, notify, settle } = renderPage();
  notify('first');
  notify('second');
  act(() => screen.getByRole('button', { name: 'Notify' }).click());
  await settle('arrive');
  for (const message of ['first', 'second', 'from the page']) expect(await screen.findByText(message)).toBeVisible();
  notify('fourth');
  // Three at a time: the oldest makes room.
  expect(await screen.findByText('fourth')).toBeVisible();
  expect(loads).toHaveLength(1);
});

it('shows plain text where the chunk fails, and loads it again for the next toast', async () => {
  jest.useFakeTimers();
  try {
    const { loads, notify, settle } = renderPage();
    notify('no connection');
    await settle('fail');
    expect(screen.getByRole('alert')).toHaveTextContent('no connection');
    notify('still none');
    expect(screen.getByRole('alert')).toHaveTextContent('still none');
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(loads).toHaveLength(1);

    notify('saved');
    await settle('arrive');
    expect(screen.getByText('saved')).toBeInTheDocument();
    expect(loads).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

it('closes queued toasts with all others', async () => {
  const { toasts, notify, settle } = renderPage();
  notify('old news');
  act(() => toasts.closeSnackbar());
  await settle('arrive');
  expect(screen.queryByText('old news')).not.toBeInTheDocument();
});

it('closes one toast by its key, queued or shown', async () => {
  const { toasts, notify, settle } = renderPage();
  const notifyWithKey = () => act(() => toasts.enqueueSnackbar('code sent', { key: 'code' }));
  notify('saved');
  notifyWithKey();
  act(() => toasts.closeSnackbar('code'));
  await settle('arrive');
  expect(screen.getByText('saved')).toBeInTheDocument();
  expect(screen.queryByText('code sent')).not.toBeInTheDocument();
  notifyWithKey();
  expect(screen.getByText('code sent')).toBeInTheDocument();
  act(() => toasts.closeSnackbar('code'));
  await waitFor(() => expect(screen.queryByText('code sent')).not.toBeInTheDocument());
  expect(screen.getByText('saved')).toBeInTheDocument();
});

it('suppresses duplicates, queued or shown', async () => {
  const { notify, settle } = renderPage();
  notify('no connection');
  notify('no connection');
  await settle('fail');
  expect(screen.getByRole('alert')).toHaveTextContent(/^no connection$/);
  notify('saved');
  await settle('fail');
  expect(screen.getByRole('alert')).toHaveTextContent(/^no connectionsaved$/);
});

it('shows the same message again once it has closed', async () => {
  const { toasts, notify, settle } = renderPage();
  notify('no connection');
  await settle('arrive');
  notify('no connection');
  expect(screen.getAllByText('no connection')).toHaveLength(1);
  act(() => toasts.closeSnackbar());
  await waitFor(() => expect(screen.queryByText('no connection')).not.toBeInTheDocument());
  notify('no connection');
  expect(screen.getAllByText('no connection')).toHaveLength(1);
});

it('keeps duplicates that have an action', async () => {
  const { toasts, settle } = renderPage();
  const offer = () => act(() => toasts.enqueueSnackbar('Home was removed.', { action: <button>Undo</button> }));
  offer();
  offer();
  await settle('arrive');
  offer();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(3);
});
