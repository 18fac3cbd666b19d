import { ActPage, AuditChoices, AuditQuery } from '../../../contract/staffAudit';
import { Envelope } from '../../../contract/http';
import type { AppDeps } from '../../deps';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import * as repository from './auditRepository';

const PAGE_SIZE = 30;
const config = { access: 'staff', action: 'readAudit' } as const;

/** The audit log, newest first. Its rows are what they were: nothing here changes them. */
export const auditRoutes =
  ({ db }: Pick<AppDeps, 'db'>): Routes =>
  async (app) => {
    app.get(
      '/audit',
      {
        config,
        schema: { summary: 'Who did what', querystring: AuditQuery, response: { 200: Envelope(ActPage) } },
      },
      async ({ query: { cursor, staffId, action, subject }, t }) => {
        const filter = {
          ...(cursor !== undefined && { beforeId: Number(cursor) }),
          ...(staffId !== undefined && { staffId }),
          ...(action !== undefined && { action }),
          ...(subject !== undefined && { subject: subject.trim() }),
        };
        const found = await repository.findActs(db, filter, PAGE_SIZE + 1);
        const items = found.slice(0, PAGE_SIZE).map(({ act: { id, at, ...act }, subjectLabel }) => ({
          ...act,
          _id: String(id),
          at: at.toISOString(),
          subjectLabel,
        }));
        const nextCursor = found.length > PAGE_SIZE ? (items.at(-1)?._id ?? null) : null;
        return ok({ items, nextCursor }, t('core.ok'));
      },
    );

    app.get(
      '/audit/choices',
      { config, schema: { summary: 'Whom and what to search for', response: { 200: Envelope(AuditChoices) } } },
      async ({ t }) =>
        ok({ people: await repository.findNames(db), actions: await repository.findActions(db) }, t('core.ok')),
    );
  };
