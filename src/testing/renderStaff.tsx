import { makeStaffRoutes } from '../app/staff/staffRoutes';
import { getStorage } from '../lib/browserStorage';
import { followStaffToken } from '../staff/store/followStaffToken';
import { renderRoutes } from './renderWithProviders';

/** Renders the staff area as its entry does: logged in where the storage has a token. */
export const renderStaff = (
  route = '/staff',
  options: Omit<NonNullable<Parameters<typeof renderRoutes>[1]>, 'route'> = {},
) =>
  renderRoutes(makeStaffRoutes(), {
    route,
    onStore: (store) => followStaffToken(store, getStorage('localStorage')),
    ...options,
  });
