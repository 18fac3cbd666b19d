import { Type, type TSchema } from 'typebox';
import type { Language } from '../../../contract/constants';
import { Envelope, Id, IdempotencyHeaders } from '../../../contract/http';
import { FrontPageOrderBody } from '../../../contract/staffSelling';
import type { Routes, StaffUser } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { MessageKey } from '../../lib/messages';

const config = { access: 'staff', action: 'manageSelling' } as const;
const params = Type.Object({ id: Id });
/** Texts in three scripts, of up to three bytes a letter. */
const bodyLimit = 64 * 1024;

interface FrontPageEditing<Body> {
  list: (language: Language) => Promise<object>;
  add: (staff: StaffUser, key: string, body: Body) => Promise<void>;
  change: (staff: StaffUser, id: string, body: Body & { version: number }) => Promise<void>;
  order: (staff: StaffUser, body: FrontPageOrderBody) => Promise<void>;
  remove: (staff: StaffUser, id: string) => Promise<void>;
}

interface FrontPageSchemas {
  /** Names the item in the routes' summaries, such as 'offer'. */
  name: string;
  body: TSchema;
  change: TSchema;
  list: TSchema;
  saved: MessageKey;
  removed: MessageKey;
}

/** Each change responds with the whole list. */
export const frontPageRoutes =
  <Body>(service: FrontPageEditing<Body>, { name, body, change, list, saved, removed }: FrontPageSchemas): Routes =>
  async (app) => {
    const response = { 200: Envelope(list) };

    app.get('', { config, schema: { summary: `All ${name}s, in the order of Home`, response } }, async (request) =>
      ok(await service.list(request.language), request.t('core.ok')),
    );

    app.post(
      '',
      { config, bodyLimit, schema: { summary: `Add a ${name}`, headers: IdempotencyHeaders, body, response } },
      async ({ staff, headers, body: added, language, t }) => {
        await service.add(staff, headers['idempotency-key'], added as Body);
        return ok(await service.list(language), t(saved));
      },
    );

    app.put(
      '/order',
      { config, schema: { summary: `Put ${name}s into another order`, body: FrontPageOrderBody, response } },
      async ({ staff, body: order, language, t }) => {
        await service.order(staff, order);
        return ok(await service.list(language), t('selling.ordered'));
      },
    );

    app.put(
      '/:id',
      { config, bodyLimit, schema: { summary: `Change a ${name}`, params, body: change, response } },
      async ({ staff, params: { id }, body: changed, language, t }) => {
        await service.change(staff, id, changed as Body & { version: number });
        return ok(await service.list(language), t(saved));
      },
    );

    app.delete(
      '/:id',
      { config, schema: { summary: `Delete a ${name}`, params, response } },
      async ({ staff, params: { id }, language, t }) => {
        await service.remove(staff, id);
        return ok(await service.list(language), t(removed));
      },
    );
  };
