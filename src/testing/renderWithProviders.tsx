import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import type { Language } from '../../contract/constants';
import { AppProviders } from '../app/AppProviders';
import { makeToasts } from '../lib/makeToasts';
import type { AppStore } from '../store/makeStore';
import type { StoreServices } from '../store/services';
import { notifyBy } from './makeTestServices';
import { makeTestI18n, makeTestStore, type TestState } from './makeTestStore';

interface TestOptions extends TestState {
  /** The URL, e.g. `/categories?id=puttu-mix`; a list is a history with its last entry open. */
  route?: string | string[];
  /** The route's pattern, when the page reads parameters: `/order/status/:orderId`. */
  path?: string;
  language?: Language;
  services?: Partial<StoreServices>;
  /** Replaces `state` and `services`. */
  store?: AppStore;
  /** It runs before the first render. */
  onStore?: (store: AppStore) => unknown;
}

/** Renders routes with all providers: store, messages, theme, toasts, a memory router. */
export const renderRoutes = (routes: RouteObject[], options: TestOptions = {}) => {
  const { route = '/', language = 'en', services } = options;
  const user = userEvent.setup();
  const i18n = makeTestI18n(language);
  const router = createMemoryRouter(routes, { initialEntries: [route].flat() });
  const toasts = makeToasts();
  const store =
    options.store ??
    makeTestStore(options, {
      language: () => i18n.language as Language,
      ...notifyBy(toasts),
      goHome: () => void router.navigate('/'),
      ...services,
    });
  options.onStore?.(store);
  const view = render(
    <AppProviders store={store} i18n={i18n} toasts={toasts}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  const goBack = () => act(() => router.navigate(-1));
  return { ...view, user, store, router, i18n, goBack };
};

/** Renders one component within all providers. */
export const renderWithProviders = (ui: ReactElement, { path = '*', ...options }: TestOptions = {}) =>
  renderRoutes([{ path, element: ui }], options);
