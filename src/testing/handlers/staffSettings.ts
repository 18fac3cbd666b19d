import { http } from 'msw';
import type { SettingsSection } from '../../../contract/settingsFields';
import type { SectionBody } from '../../../contract/shopSettings';
import { buildSection, buildShopSettings } from '../builders/staffSettings';
import { ok, staffApiUrl } from './responses';

/** Settings whose changes are accepted and not stored; nothing is left to do before opening. */
export const staffSettingsHandlers = [
  http.get(staffApiUrl('/settings'), () => ok(buildShopSettings())),
  http.get(staffApiUrl('/settings/todos'), () => ok([])),
  http.get(staffApiUrl('/settings/payee/changes'), () => ok(null)),
  http.get(staffApiUrl('/settings/counter/raises'), () => ok([])),
  http.put<{ section: SettingsSection }, SectionBody>(
    staffApiUrl('/settings/:section'),
    async ({ params: { section }, request }) => {
      const { revision: _revision, ...values } = await request.json();
      return ok({ ...buildSection(section, values), samples: [] }, 'The settings are saved.');
    },
  ),
];
