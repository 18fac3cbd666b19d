import { Envelope } from '../../../contract/http';
import { SETTINGS_SECTIONS } from '../../../contract/settingsFields';
import { SectionBody, SettingsTodos, ShopSettings, StoredSection } from '../../../contract/shopSettings';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { SettingsService } from './service';

const config = { access: 'staff', action: 'manageSettings' } as const;
/** Texts in three scripts, of up to three bytes a letter. */
const bodyLimit = 256 * 1024;

export const settingsRoutes =
  (service: SettingsService): Routes =>
  async (app) => {
    app.get(
      '',
      { config, schema: { summary: 'The settings of the shop', response: { 200: Envelope(ShopSettings) } } },
      async ({ t }) => ok(await service.get(), t('core.ok')),
    );

    app.get(
      '/todos',
      { config, schema: { summary: 'Settings that are still samples', response: { 200: Envelope(SettingsTodos) } } },
      async ({ t }) => ok(await service.findTodos(), t('core.ok')),
    );

    for (const section of SETTINGS_SECTIONS) {
      app.put(
        `/${section}`,
        {
          config,
          bodyLimit,
          schema: {
            summary: `Change the settings of the shop: ${section}`,
            body: SectionBody(section),
            response: { 200: Envelope(StoredSection(section)) },
          },
        },
        async ({ staff, body, t }) => {
          const { stored, isWaiting } = await service.save(staff, section, body);
          return ok(stored, t(isWaiting ? 'shopSettings.payeeWaits' : 'shopSettings.saved'));
        },
      );
    }
  };
