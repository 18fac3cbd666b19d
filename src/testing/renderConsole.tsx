import { makeConsoleRoutes } from '../app/console/consoleRoutes';
import { getStorage } from '../lib/browserStorage';
import { injectStaff } from '../staff/store/injectStaff';
import { renderRoutes } from './renderWithProviders';

/** Renders the console as its entry does: logged in where the storage has a token. */
export const renderConsole = (
  route = '/staff',
  options: Omit<NonNullable<Parameters<typeof renderRoutes>[1]>, 'route'> = {},
) =>
  renderRoutes(makeConsoleRoutes(), {
    route,
    onStore: (store) => injectStaff(store, getStorage('localStorage')),
    ...options,
  });
