import { act, screen, waitFor } from '@testing-library/react';
import { type Language } from '../../../contract/constants';
import { ROUTE_NAMES, ROUTES } from '../../../contract/routes';
import { renderRoutes } from '../../testing/renderWithProviders';
import { makeRoutes } from '../routing/routes';

/** The staff area's pages have one title, once its messages have loaded. */
const SHOP_ROUTES = ROUTE_NAMES.filter((name) => ROUTES[name].access !== 'staff').map((name) => ROUTES[name].path);

const open = (route: string, language: Language = 'en') =>
  renderRoutes(makeRoutes(), { loggedIn: true, language, route });
const head = (selector: string) => document.head.querySelector(selector);

test.each([
  ['/', /^Vayal green foods: millets/],
  ['/categories?id=puttu-mix', 'Puttu Mix | Vayal green foods'],
  ['/categories', 'All products | Vayal green foods'],
  ['/categories?id=cars', 'Not Found | Vayal green foods'],
  ['/product/detail?slug=foxtail-millet-thinai', 'Foxtail Millet (Thinai) rice | Vayal green foods'],
  ['/product/detail?slug=chocolate', 'Not Found | Vayal green foods'],
  ['/recipes', 'Recipes | Vayal green foods'],
  ['/recipes/foxtail-millet-dosa', 'Foxtail millet dosa | Vayal green foods'],
  ['/recipes/pizza', 'Not Found | Vayal green foods'],
  ['/search?q=ragi', 'Results for “ragi” | Vayal green foods'],
  ['/faq', 'FAQ | Vayal green foods'],
  ['/no/such/page', 'Not Found | Vayal green foods'],
  ['/profile', 'My profile | Vayal green foods'],
])('%s has the title %s', async (route, title) => {
  open(route);
  await waitFor(() => expect(document.title).toMatch(title));
});

test('no title says Not Found while a page loads', async () => {
  const titles = new Set<string>();
  const observer = new MutationObserver(() => titles.add(document.title));
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  open('/profile');
  await waitFor(() => expect(document.title).toBe('My profile | Vayal green foods'));
  observer.disconnect();
  expect([...titles].filter((title) => title.startsWith('Not Found'))).toEqual([]);
});

test.each(SHOP_ROUTES)('%s has its own title', async (route) => {
  open(route.replace(':orderId', '42').replace(':slug', 'foxtail-millet-dosa'));
  await waitFor(() => expect(document.title).toMatch(/\S+ ?(\||:) ?\S+/));
});

test('updates title, description and canonical URL on navigation', async () => {
  const { router } = open('/faq?utm_source=mail');
  await waitFor(() =>
    expect(head('meta[name="description"]')).toHaveAttribute('content', expect.stringMatching(/^Short answers/)),
  );
  expect(head('link[rel="canonical"]')).toHaveAttribute('href', `${window.location.origin}/faq`);

  await act(() => router.navigate('/categories?id=puttu-mix&sort=price-asc&lang=ta'));
  await screen.findByRole('heading', { level: 1, name: 'Puttu Mix' });
  expect(head('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${window.location.origin}/categories?id=puttu-mix&lang=ta`,
  );
  expect(document.head.querySelectorAll('title, link[rel="canonical"], meta[name="description"]')).toHaveLength(3);

  await act(() => router.navigate('/checkout'));
  await waitFor(() => expect(document.title).toBe('Cart | Vayal green foods'));
  expect(head('link[rel="canonical"]')).toBeNull();
});

test("uses the page's language", async () => {
  open('/faq', 'ta');
  await waitFor(() => expect(document.title).toMatch(/^அடிக்கடி கேட்கப்படும் கேள்விகள் \|/));
});
