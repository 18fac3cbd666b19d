/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { homepageApi } from '../store/api/homepageApi';
import { makeStore } from '../store/makeStore';
import { makeTestI18n } from '../testing/makeTestStore';
import { AppProviders } from './AppProviders';
import { makeRoutes } from './routes';

/** Renders an address as a server would: without window, storage or a customer. */
const renderOnServer = async (path: string, language: 'en' | 'ta' = 'en'): Promise<string> => {
  const store = makeStore({
    services: {
      baseUrl: 'http://localhost/api/web',
      language: () => language,
      notify: () => undefined,
      words: (failure) => failure,
      goHome: () => undefined,
      storage: null,
      tabStorage: null,
    },
  });
  await store.dispatch(homepageApi.endpoints.getStore.initiate(undefined));
  const { query, dataRoutes } = createStaticHandler(makeRoutes());
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  return renderToString(
    <AppProviders store={store} i18n={makeTestI18n(language)}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />
    </AppProviders>,
  );
};

/** The page itself, without the frame around it. */
const mainOf = (html: string): string => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
const textOf = (html: string): string => html.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]+>/g, ' ');

test('there is no window here', () => expect(typeof window).toBe('undefined'));

test.each([
  '/',
  '/categories',
  '/categories?id=puttu-mix',
  '/search',
  '/search?q=ragi&id=puttu-mix',
  '/product/detail?slug=foxtail-millet',
  '/checkout',
  '/order/status/42',
  '/checkout/success/42',
])('%s renders', async (path) => {
  const html = await renderOnServer(path);
  expect(textOf(html)).toContain('Order Now');
  expect(textOf(html)).not.toContain('Something went wrong');
  expect(mainOf(html)).not.toBe('');
});

test.each([
  '/our-story',
  '/faq',
  '/support',
  '/our-team',
  '/terms-and-conditions',
  '/testimonials',
  '/privacy-policy',
  '/franchise',
])('%s renders with its words', async (path) => {
  const words = textOf(mainOf(await renderOnServer(path)));
  expect(words).not.toContain('Something went wrong');
  expect(words.trim().split(/\s+/).length).toBeGreaterThan(40);
});

test.each(['/profile', '/profile/order/track', '/profile/orders', '/profile/address'])(
  '%s waits for the browser, which alone knows whether somebody is logged in',
  async (path) => {
    expect(mainOf(await renderOnServer(path))).toContain('aria-label="Loading…"');
  },
);

test('an unknown address renders Not Found', async () => {
  expect(textOf(await renderOnServer('/no/such/page'))).toContain('Not Found');
});

test('speaks the language of its reader', async () => {
  expect(textOf(await renderOnServer('/checkout', 'ta'))).toContain('இப்போதே வாங்க');
});
