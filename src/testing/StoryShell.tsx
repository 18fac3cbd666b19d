import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '../../contract/constants';
import { AppProviders } from '../app/AppProviders';
import { makeRoutes } from '../app/routing/routes';
import { makeToasts } from '../lib/makeToasts';
import { notifyBy } from './makeTestServices';
import { makeTestI18n, makeTestStore, type TestState } from './makeTestStore';

/** What a story says of its surroundings in its `parameters`, beside `msw`, its own handlers. */
export interface StoryParameters {
  /** Where the visitor stands; `/` unless said. */
  route?: string;
  /** The route's pattern, when the component reads parameters. */
  path?: string;
  /** What the visitor brings along. */
  state?: TestState;
  /** What the route has thrown: for a story of its error screen. */
  routeError?: unknown;
}

interface StoryShellProps extends StoryParameters {
  language: Language;
  /** Shows the whole screen that stands at `route`, by the shop's own routes, in the place of the story. */
  isScreen?: boolean;
  children: ReactNode;
}

/** Where an error that a route has thrown is put: the one route of a story, or Home of the whole shop. */
const ERROR_PLACE = { story: '0', screen: '0-0' };

/** The story as it is now: the router holds on to the element that it was made with. */
const CurrentStory = createContext<ReactNode>(null);
const StoryElement = () => useContext(CurrentStory);

/** The app's own surroundings for one story: theme, words, a fresh store, a router in memory. */
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
          hydrationData: { errors: { [ERROR_PLACE[isScreen ? 'screen' : 'story']]: routeError } },
        }),
      },
    ),
  );
  return (
    <CurrentStory value={children}>
      <AppProviders store={store} i18n={i18n} toasts={toasts}>
        <RouterProvider router={router} />
      </AppProviders>
    </CurrentStory>
  );
};
