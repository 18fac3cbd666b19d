import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderWithProviders } from '../testing/renderWithProviders';
import { usePanel } from './usePanel';

const Page = () => {
  const { pathname, search } = useLocation();
  const { isOpen, open, close, finish } = usePanel('login');
  return (
    <>
      <p>{pathname + search}</p>
      <p>{isOpen ? 'open' : 'closed'}</p>
      <button onClick={() => open()}>open</button>
      <button onClick={() => open({ next: '/checkout?step=pay' })}>open for checkout</button>
      <button onClick={close}>close</button>
      <button onClick={finish}>finish</button>
    </>
  );
};

const click = async (user: ReturnType<typeof renderWithProviders>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

test('opens over the page and preserves its other parameters', async () => {
  const { user } = renderWithProviders(<Page />, { route: '/categories?id=puttu-mix' });
  await click(user, 'open');
  expect(screen.getByText('/categories?id=puttu-mix&login=1')).toBeVisible();
  await click(user, 'close');
  expect(screen.getByText('/categories?id=puttu-mix')).toBeVisible();
});

test('closing goes back over its own entry, so that Back then leads to the previous page', async () => {
  const { user, goBack } = renderWithProviders(<Page />, { route: ['/faq', '/categories'] });
  await click(user, 'open');
  await click(user, 'close');
  await goBack();
  expect(await screen.findByText('/faq')).toBeVisible();
});

test('a double click on close does not leave the page', async () => {
  const { user, router } = renderWithProviders(<Page />, { route: ['/faq', '/categories'] });
  await click(user, 'open');
  await user.dblClick(screen.getByRole('button', { name: 'close' }));
  expect(router.state.location.pathname).toBe('/categories');
});

test('a panel that Forward opened again can be closed again', async () => {
  const { user, router } = renderWithProviders(<Page />, { route: '/categories' });
  await click(user, 'open');
  await click(user, 'close');
  await act(() => router.navigate(1));
  expect(screen.getByText('open', { selector: 'p' })).toBeVisible();
  await click(user, 'close');
  expect(screen.getByText('closed')).toBeVisible();
});

test('a panel opened by a link closes in place', async () => {
  const { user, router } = renderWithProviders(<Page />, {
    route: ['/faq', '/categories?login=1&next=%2Fcheckout#top'],
  });
  await click(user, 'close');
  expect(router.state.location).toMatchObject({ pathname: '/categories', search: '', hash: '#top' });
});

test('a finished panel leads on, and Back does not lead into it again', async () => {
  const { user, goBack } = renderWithProviders(<Page />, { route: '/categories' });
  await click(user, 'open for checkout');
  await click(user, 'finish');
  expect(screen.getByText('/checkout?step=pay')).toBeVisible();
  await goBack();
  expect(await screen.findByText('/categories')).toBeVisible();
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'checkout'])(
  'never leads to %s',
  async (next) => {
    const { user, router } = renderWithProviders(<Page />, { route: `/?login=1&next=${encodeURIComponent(next)}` });
    await click(user, 'finish');
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
  },
);
