import { render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { makeToasts } from '../components/makeToasts';
import { useToasts } from '../components/useToasts';
import { ShopTheme } from './theme/ShopTheme';
import { Toasts } from './Toasts';
import { ToastStack } from './ToastStack';

/** A page with toasts, whose drawing script comes when the test says so. */
const show = () => {
  const toasts = makeToasts();
  const fetches: { arrive: () => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<typeof ToastStack>((resolve, reject) => {
      fetches.push({ arrive: () => resolve(ToastStack), fail: () => reject(new Error('no connection')) });
    });
  const Page = () => {
    const { enqueueSnackbar } = useToasts();
    return <button onClick={() => enqueueSnackbar('from the page')}>Say</button>;
  };
  render(
    <ShopTheme>
      <Toasts toasts={toasts} load={load}>
        <Page />
      </Toasts>
    </ShopTheme>,
  );
  const say = (message: string): void => act(() => toasts.enqueueSnackbar(message));
  const settle = (fetch: 'arrive' | 'fail') => act(async () => fetches.at(-1)?.[fetch]());
  return { toasts, fetches, say, settle };
};

it('fetches nothing until somebody has something to say', async () => {
  const { fetches, say } = show();
  expect(fetches).toHaveLength(0);
  say('saved');
  await waitFor(() => expect(fetches).toHaveLength(1));
});

it('shows every toast that came while the script was on its way, and fetches once', async () => {
  const { fetches, say, settle } = show();
  say('first');
  say('second');
  act(() => screen.getByRole('button', { name: 'Say' }).click());
  await settle('arrive');
  for (const message of ['first', 'second', 'from the page']) expect(await screen.findByText(message)).toBeVisible();
  say('fourth');
  // Three at a time: the oldest makes room.
  expect(await screen.findByText('fourth')).toBeVisible();
  expect(fetches).toHaveLength(1);
});

it('says plainly what could not be drawn, and fetches again for the next one', async () => {
  jest.useFakeTimers();
  try {
    const { fetches, say, settle } = show();
    say('no connection');
    await settle('fail');
    expect(screen.getByRole('alert')).toHaveTextContent('no connection');
    say('still none');
    expect(screen.getByRole('alert')).toHaveTextContent('still none');
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(fetches).toHaveLength(1);

    say('saved');
    await settle('arrive');
    expect(screen.getByText('saved')).toBeInTheDocument();
    expect(fetches).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

it('takes back what waits when everything is taken back', async () => {
  const { toasts, say, settle } = show();
  say('old news');
  act(() => toasts.closeSnackbar());
  await settle('arrive');
  expect(screen.queryByText('old news')).not.toBeInTheDocument();
});

it('takes back the one that is named, waiting or drawn', async () => {
  const { toasts, say, settle } = show();
  const sayByName = () => act(() => toasts.enqueueSnackbar('code sent', { key: 'code' }));
  say('saved');
  sayByName();
  act(() => toasts.closeSnackbar('code'));
  await settle('arrive');
  expect(screen.getByText('saved')).toBeInTheDocument();
  expect(screen.queryByText('code sent')).not.toBeInTheDocument();
  sayByName();
  expect(screen.getByText('code sent')).toBeInTheDocument();
  act(() => toasts.closeSnackbar('code'));
  await waitFor(() => expect(screen.queryByText('code sent')).not.toBeInTheDocument());
  expect(screen.getByText('saved')).toBeInTheDocument();
});

it('says the same words once, drawn or waiting', async () => {
  const { say, settle } = show();
  say('no connection');
  say('no connection');
  await settle('fail');
  expect(screen.getByRole('alert')).toHaveTextContent(/^no connection$/);
  say('saved');
  await settle('fail');
  expect(screen.getByRole('alert')).toHaveTextContent(/^no connectionsaved$/);
});

it('says the same words again only after they have gone', async () => {
  const { toasts, say, settle } = show();
  say('no connection');
  await settle('arrive');
  say('no connection');
  expect(screen.getAllByText('no connection')).toHaveLength(1);
  act(() => toasts.closeSnackbar());
  await waitFor(() => expect(screen.queryByText('no connection')).not.toBeInTheDocument());
  say('no connection');
  expect(screen.getAllByText('no connection')).toHaveLength(1);
});

it('says the same words for each thing that something can be done about', async () => {
  const { toasts, settle } = show();
  const offer = () => act(() => toasts.enqueueSnackbar('Home was removed.', { action: <button>Undo</button> }));
  offer();
  offer();
  await settle('arrive');
  offer();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(3);
});
