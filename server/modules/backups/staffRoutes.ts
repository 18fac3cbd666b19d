import { Envelope } from '../../../contract/http';
import { StaffHealth } from '../../../contract/staffHealth';
import { TodoCount } from '../../../contract/staffTodos';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { HealthService } from './health.service';

const config = { access: 'staff', action: 'manageHealth' } as const;
const response = { 200: Envelope(StaffHealth) };

export const staffHealthRoutes =
  (service: HealthService): Routes =>
  async (app) => {
    app.get(
      '',
      { config, schema: { summary: 'Backups, disk, version and work that was given up', response } },
      async ({ t }) => ok(await service.get(), t('core.ok')),
    );

    app.get(
      '/todos',
      { config, schema: { summary: 'How much of it needs a person', response: { 200: Envelope(TodoCount) } } },
      async ({ t }) => ok(await service.countTodos(), t('core.ok')),
    );

    app.post(
      '/passphrase',
      { config, schema: { summary: 'Say that the passphrase of the backups is kept elsewhere', response } },
      async ({ staff, t }) => {
        await service.confirmPassphrase(staff);
        return ok(await service.get(), t('core.ok'));
      },
    );
  };
