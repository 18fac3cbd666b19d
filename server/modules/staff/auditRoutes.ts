import { AuditedActionPage, AuditChoices, AuditQuery } from '../../../contract/staffAudit';
import { Envelope } from '../../../contract/http';
import type { AppDeps } from '../../deps';
import type { Routes } from '../../lib/area';
import { DAY_MS } from '../../lib/caps';
import { ok } from '../../lib/envelope';
import { FieldsError } from '../../lib/errors';
import { isDay, midnightOf } from '../../lib/shopDays';
import * as repository from './auditRepository';

const PAGE_SIZE = 30;
const MAX_WORDS = 8;
const config = { access: 'staff', action: 'readAudit' } as const;

/** @throws FieldsError for an invalid day */
function startOf(field: 'from' | 'to', day: string): Date {
  if (!isDay(day)) throw new FieldsError({ [field]: { key: 'validation.day.invalid' } });
  return midnightOf(day);
}

const filterOf = ({ cursor, staffId, action, subject, from, to, words }: AuditQuery): repository.AuditFilter => ({
  ...(cursor !== undefined && { beforeId: Number(cursor) }),
  ...(staffId !== undefined && { staffId }),
  ...(action !== undefined && { action }),
  ...(subject !== undefined && { subject: subject.trim() }),
  ...(from !== undefined && { since: startOf('from', from) }),
  ...(to !== undefined && { before: new Date(startOf('to', to).getTime() + DAY_MS) }),
  ...(words !== undefined && { words: words.trim().split(/\s+/).slice(0, MAX_WORDS) }),
});

/** The audit log, read-only, newest first. */
export const auditRoutes =
  ({ db }: Pick<AppDeps, 'db'>): Routes =>
  async (app) => {
    app.get(
      '/audit',
      {
        config,
        schema: { summary: 'Who did what', querystring: AuditQuery, response: { 200: Envelope(AuditedActionPage) } },
      },
      async ({ query, t }) => {
        const { found, searchedTo } = await repository.findAuditedActions(db, filterOf(query), PAGE_SIZE + 1);
        const items = found.slice(0, PAGE_SIZE).map(({ audited: { id, at, ...audited }, subjectLabel }) => ({
          ...audited,
          _id: String(id),
          at: at.toISOString(),
          subjectLabel,
        }));
        const lastId = found.length > PAGE_SIZE ? items.at(-1)?._id : searchedTo?.id.toString();
        const page = { items, nextCursor: lastId ?? null, searchedTo: searchedTo?.at.toISOString() ?? null };
        return ok(page, t('core.ok'));
      },
    );

    app.get(
      '/audit/choices',
      { config, schema: { summary: 'Whom and what to search for', response: { 200: Envelope(AuditChoices) } } },
      async ({ t }) =>
        ok({ people: await repository.findNames(db), actions: await repository.findActions(db) }, t('core.ok')),
    );
  };
