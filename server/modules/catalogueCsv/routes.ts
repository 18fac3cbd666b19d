import { Readable, PassThrough } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_CSV_BYTES } from '../../../contract/csvConstants';
import { Envelope } from '../../../contract/http';
import {
  ApplyCsvBody,
  CsvFileQuery,
  CsvImport,
  CsvImportParams,
  CsvImports,
  CsvRowPage,
  CsvRowsQuery,
  type CsvProgress,
} from '../../../contract/staffCsv';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { AppError } from '../../lib/errors';
import type { AppDeps } from '../../deps';
import type { createCsvImport, OnProgress } from './csvImport.service';
import type { createDryRun } from './dryRun.service';
import { exportCatalogue } from './catalogueExport';
import type { createImportQueries } from './importQueries.service';
import type { createUndo } from './undo.service';

interface Services {
  dryRun: ReturnType<typeof createDryRun>;
  csvImport: ReturnType<typeof createCsvImport>;
  undo: ReturnType<typeof createUndo>;
  importQueries: ReturnType<typeof createImportQueries>;
}

const read = { access: 'staff', action: 'readCatalogue' } as const;
const manage = { access: 'staff', action: 'manageCatalogue' } as const;
const response = { 200: Envelope(CsvImport) };

export const csvRoutes =
  (deps: Pick<AppDeps, 'db' | 'clock'>, { dryRun, csvImport, undo, importQueries }: Services): Routes =>
  async (app) => {
    app.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: MAX_CSV_BYTES }, (_request, body, done) => {
      done(null, body);
    });

    app.get(
      '/',
      { exposeHeadRoute: false, config: read, schema: { summary: 'The catalogue as CSV, a row per pack' } },
      (request, reply) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="products.csv"')
          .send(Readable.from(exportCatalogue(deps, request.t, request.language))),
    );

    app.post(
      '/imports',
      {
        config: manage,
        bodyLimit: MAX_CSV_BYTES,
        schema: { summary: 'Dry run of a CSV file, the body', querystring: CsvFileQuery, response },
        errorHandler: (error: FastifyError) => {
          throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new AppError(413, 'catalogueCsv.tooLarge') : error;
        },
      },
      async ({ staff, query, body, t }) => {
        if (!Buffer.isBuffer(body)) throw new AppError(400, 'catalogueCsv.empty');
        const id = await dryRun.check(staff, { name: query.fileName, bytes: body });
        return ok(await importQueries.get(id), t('catalogueCsv.checked'));
      },
    );

    app.get(
      '/imports',
      { config: manage, schema: { summary: 'The latest files', response: { 200: Envelope(CsvImports) } } },
      async ({ t }) => ok(await importQueries.list(), t('core.ok')),
    );

    app.get(
      '/imports/:id',
      { config: manage, schema: { summary: 'A file that was read in', params: CsvImportParams, response } },
      async ({ params, t }) => ok(await importQueries.get(params.id), t('core.ok')),
    );

    app.get(
      '/imports/:id/rows',
      {
        config: manage,
        schema: {
          summary: 'A page of its rows',
          params: CsvImportParams,
          querystring: CsvRowsQuery,
          response: { 200: Envelope(CsvRowPage) },
        },
      },
      async ({ params, query, language, t }) =>
        ok(await importQueries.listRows(params.id, query, language), t('core.ok')),
    );

    app.post(
      '/imports/:id/apply',
      {
        config: manage,
        schema: {
          summary: 'Write what the dry run showed; progress as lines of JSON',
          params: CsvImportParams,
          body: ApplyCsvBody,
        },
      },
      (request, reply) =>
        sendProgress(request, reply, async (onProgress) => {
          const { id } = request.params;
          await csvImport.apply(request.staff, id, request.body.fileHash, onProgress);
          const written = await importQueries.get(id);
          return ok(written, request.t('catalogueCsv.applied', { count: written.counts.WRITTEN }));
        }),
    );

    app.post(
      '/imports/:id/undo',
      {
        config: manage,
        schema: { summary: 'Take back what it changed; progress as lines of JSON', params: CsvImportParams },
      },
      (request, reply) =>
        sendProgress(request, reply, async (onProgress) => {
          const { id } = request.params;
          await undo.undo(request.staff, id, onProgress);
          const undone = await importQueries.get(id);
          return ok(undone, request.t('catalogueCsv.undone', { count: undone.counts.UNDONE }));
        }),
    );
  };

/**
 * Sends progress while `work` runs, then its result; a rejection before the first progress is the usual error. It goes
 * on where nothing listens any more.
 */
async function sendProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (onProgress: OnProgress) => Promise<object>,
): Promise<FastifyReply> {
  const lines = new PassThrough();
  const write = (line: object): void => {
    if (lines.writable) lines.write(`${JSON.stringify(line)}\n`);
  };
  let start: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const result = work((done, total) => {
    write({ done, total } satisfies CsvProgress);
    start();
  });
  void result
    .then(write, (error: unknown) => {
      if (reply.sent) request.log.error({ err: error }, 'a file could not be written');
      write({ status: 500, message: request.t('core.internal', { requestId: request.id }), data: null });
    })
    .finally(() => lines.end());
  await Promise.race([started, result]);
  return reply.type('application/x-ndjson').send(lines);
}
