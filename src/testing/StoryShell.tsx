import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '../../contract/constants';
import { AppProviders } from '../app/AppProviders';
import { makeRoutes } from '../app/routing/routes';
import { GlobalStyles } from '../app/theme/GlobalStyles';
import { makeToasts } from '../lib/makeToasts';
import { notifyBy } from './makeTestServices';
import { makeTestI18n, makeTestStore, type TestState } from './makeTestStore';

/** A story's `parameters` beside `msw`. */
export interface StoryParameters {
  /** The URL; `/` by default. */
  route?: string;
  /** The route's pattern, when the component reads parameters. */
  path?: string;
  state?: TestState;
  /** An error thrown by the route, for a story of its error screen. */
  routeError?: unknown;
}

interface StoryShellProps extends StoryParameters {
  language: Language;
  /** Renders the shop's own screen at `route` instead of the story. */
  isScreen?: boolean;
  children: ReactNode;
}

/** The id of the route that throws: the story's only route, or Home. */
const ERROR_ROUTE_ID = { story: '0', screen: '0-0' };

/** The router keeps the element that it was created with, so the current story comes by context. */
const CurrentStory = createContext<ReactNode>(null);
const StoryElement = () => useContext(CurrentStory);

/** The app's providers for one story: theme, messages, a fresh store, a memory router. */
export const StoryShell = ({
  language,
  route = '/',
  path = '*',
  state,
  routeError,
  isScreen = false,
  children,
}: StoryShellProps) => {
  const [i18n] = useState(() => makeTestI18n(language));
  const [toasts] = useState(makeToasts);
  const [store] = useState(() =>
    makeTestStore(state, {
      ...notifyBy(toasts),
      language: () => i18n.language as Language,
      storage: null,
      tabStorage: null,
    }),
  );
  const [router] = useState(() =>
    createMemoryRouter(
      isScreen ? makeRoutes() : [{ path, element: <StoryElement />, errorElement: <StoryElement /> }],
      {
        initialEntries: [route],
        ...(routeError !== undefined && {
          hydrationData: { errors: { [ERROR_ROUTE_ID[isScreen ? 'screen' : 'story']]: routeError } },
        }),
      },
    ),
  );
  return (
    <CurrentStory value={children}>
      <AppProviders store={store} i18n={i18n} toasts={toasts} globalStyles={<GlobalStyles />}>
        <RouterProvider router={router} />
      </AppProviders>
    </CurrentStory>
  );
};
