import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createBrowserRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { useDialogInHistory } from './useDialogInHistory';

const Dialog = ({ name, onClose, children }: { name: string; onClose: () => void; children?: ReactNode }) => {
  useDialogInHistory(true, onClose);
  return (
    <div role="dialog" aria-label={name}>
      {children}
      <button onClick={onClose}>Close {name}</button>
    </div>
  );
};

const Page = () => {
  const [dialog, setDialog] = useState<'menu' | 'step' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [params, setParams] = useSearchParams();
  const close = () => setDialog(null);
  return (
    <>
      <h1>Orders {params.get('day')}</h1>
      <button onClick={() => setDialog('menu')}>Open</button>
      {dialog === 'menu' && (
        <Dialog name="menu" onClose={close}>
          <button onClick={() => setAsking(true)}>Ask</button>
          <button onClick={() => setDialog('step')}>Step</button>
          <button onClick={() => setParams({ day: 'today' }, { replace: true })}>Today</button>
          <Link to="/other" onClick={close}>
            Other page
          </Link>
        </Dialog>
      )}
      {dialog === 'step' && <Dialog name="step" onClose={close} />}
      {isAsking && <Dialog name="question" onClose={() => setAsking(false)} />}
    </>
  );
};

// One router for all tests, because one window has one history.
const router = createBrowserRouter([
  { path: '/', element: <h1>Before</h1> },
  { path: '/orders', element: <Page /> },
  { path: '/other', element: <h1>Other</h1> },
]);

const openMenu = async () => {
  await router.navigate('/');
  await router.navigate('/orders');
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  const click = (name: string) => user.click(screen.getByRole('button', { name }));
  await click('Open');
  return { user, click };
};
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
const isPage = (name: string) => screen.findByRole('heading', { level: 1, name });
const back = () => window.history.back();

it('closes the topmost dialog by each Back, and then leaves the page', async () => {
  const { click } = await openMenu();
  await click('Ask');
  back();
  await isGone('question');
  expect(screen.getByRole('dialog', { name: 'menu' })).toBeVisible();
  back();
  await isGone('menu');
  expect(await isPage('Orders')).toBeVisible();
  back();
  expect(await isPage('Before')).toBeVisible();
});

it('leaves the page by one Back after its dialogs closed by themselves', async () => {
  const { click } = await openMenu();
  await click('Ask');
  await click('Close question');
  await click('Close menu');
  back();
  expect(await isPage('Before')).toBeVisible();
});

it('gives the entry of a dialog to the one that follows it', async () => {
  const { click } = await openMenu();
  await click('Step');
  back();
  await isGone('step');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  back();
  expect(await isPage('Before')).toBeVisible();
});

it('passes over a closed dialog between two pages, both ways', async () => {
  const { user } = await openMenu();
  await user.click(screen.getByRole('link', { name: 'Other page' }));
  expect(await isPage('Other')).toBeVisible();
  back();
  expect(await isPage('Orders')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  window.history.forward();
  expect(await isPage('Other')).toBeVisible();
  back();
  expect(await isPage('Orders')).toBeVisible();
  back();
  expect(await isPage('Before')).toBeVisible();
});

it('keeps the filter that was chosen in a dialog, after Back and in the page’s own entry', async () => {
  const { click } = await openMenu();
  await click('Today');
  expect(await isPage('Orders today')).toBeVisible();
  back();
  await isGone('menu');
  expect(window.location.search).toBe('?day=today');
  await act(() => router.navigate('/other'));
  back();
  expect(await isPage('Orders today')).toBeVisible();
});
