import Button from '@mui/material/Button';
import { screen, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { renderRoutes, renderWithProviders } from '../../testing/renderWithProviders';
import { pressSave, saveKey } from '../lib/saveKey';
import { PanelDialog } from './PanelDialog';

/** A dialog that leads to another one, to another filter and to another page. */
const Page = () => {
  const [dialog, setDialog] = useState<'menu' | 'next' | null>(null);
  const [params, setParams] = useSearchParams();
  const close = () => setDialog(null);
  return (
    <>
      <h1>Orders {params.get('day')}</h1>
      <Button onClick={() => setDialog('menu')}>Open</Button>
      <PanelDialog open={dialog === 'menu'} title="Menu" onClose={close}>
        <Button onClick={() => setDialog('next')}>Next</Button>
        <Button
          onClick={() => {
            setParams({ day: 'today' }, { replace: true });
            close();
          }}
        >
          Today
        </Button>
        <Link to="/other" onClick={close}>
          Other page
        </Link>
      </PanelDialog>
      <PanelDialog open={dialog === 'next'} title="Next step" onClose={close}>
        Step two
      </PanelDialog>
    </>
  );
};

const open = async () => {
  const view = renderRoutes(
    [
      { path: '/', element: <h1>Before</h1> },
      { path: '/orders', element: <Page /> },
      { path: '/other', element: <h1>Other</h1> },
    ],
    { route: ['/', '/orders'] },
  );
  const { user, router } = view;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(router.state.location.state).toMatchObject({ dialogs: 1 }));
  return { ...view, dialog };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('a dialog is closed by Back, which leaves the page by a second one', async () => {
  const { dialog, goBack } = await open();
  await goBack();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await heading('Orders')).toBeVisible();
  await goBack();
  expect(await heading('Before')).toBeVisible();
});

it('leaves no history behind when it is closed by its cross', async () => {
  const { user, dialog, goBack, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await goBack();
  expect(await heading('Before')).toBeVisible();
});

it('gives its place in the history to the dialog that follows it', async () => {
  const { user, goBack } = await open();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const next = await screen.findByRole('dialog', { name: 'Next step' });
  await settled();
  await goBack();
  await waitFor(() => expect(next).not.toBeInTheDocument());
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await heading('Orders')).toBeVisible();
});

it('stays closed on the page that it leads to, and Back returns to the page without it', async () => {
  const { user, goBack, router } = await open();
  await user.click(screen.getByRole('link', { name: 'Other page' }));
  expect(await heading('Other')).toBeVisible();
  await settled();
  expect(router.state.location.pathname).toBe('/other');
  await goBack();
  expect(await heading('Orders')).toBeVisible();
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leaves the filter that it has chosen in the URL', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(await heading('Orders today')).toBeVisible();
  await settled();
  expect(router.state.location.search).toBe('?day=today');
});

it('is saved by the key that saves, by the button that sends its form, and not the page below it', () => {
  const saved: string[] = [];
  const onSubmit = (what: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    saved.push(what);
  };
  renderWithProviders(
    <>
      <Button onClick={() => saved.push('page')} {...saveKey}>
        Save
      </Button>
      <PanelDialog open title="Cash" onClose={() => undefined}>
        <form onSubmit={onSubmit('dialog')}>
          <Button type="submit">Receive</Button>
        </form>
      </PanelDialog>
    </>,
    { staffUser: true },
  );
  pressSave();
  expect(saved).toEqual(['dialog']);
});

/** In these, each button acts by itself, or nothing is filled in. */
const WITHOUT_SAVE = [
  'components/DoorQr.tsx',
  'features/stock/SoldOutDialog.tsx',
  'layout/FrameDialogs.tsx',
  'layout/KeysDialog.tsx',
  'pages/board/OrderMenuDialog.tsx',
  'pages/guide/TakeProductsDialog.tsx',
  'pages/packing/PickOrders.tsx',
  'pages/payments/PaymentDialog.tsx',
  'pages/people/SecretDialog.tsx',
  'pages/rounds/PhotoDialog.tsx',
];

it('every dialog with a form has a button that the key presses', () => {
  const staff = join(process.cwd(), 'src/staff');
  const bare = readdirSync(staff, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|\.stories)\.tsx$/.test(path))
    .filter((path) => {
      const source = readFileSync(join(staff, path), 'utf8');
      const hasSave = /type="submit"|\{\.\.\.saveKey\}|<[A-Za-z]*AddressPicker\b/.test(source);
      return /<(?:PanelDialog|SheetDialog)\b/.test(source) && !hasSave;
    });
  expect(bare.map((path) => path.replaceAll('\\', '/')).sort()).toEqual(WITHOUT_SAVE);
});
