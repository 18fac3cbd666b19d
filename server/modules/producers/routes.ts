import type { FastifyError } from 'fastify';
import { Type } from 'typebox';
import { SearchQuery } from '../../../contract/homepage';
import { Envelope, Id, IdempotencyHeaders, Nothing } from '../../../contract/http';
import { MAX_DOCUMENT_BYTES } from '../../../contract/producerConstants';
import {
  ChangeProducerBody,
  ProducerBody,
  ProducerCard,
  ProducerDetail,
  StaffProducer,
  StaffProducers,
  Trace,
  UploadedDocument,
} from '../../../contract/producers';
import { TodoCount } from '../../../contract/staffTodos';
import type { Routes } from '../../lib/area';
import { REVALIDATE, responseCache } from '../../lib/cachedBody';
import { ok } from '../../lib/envelope';
import { AppError } from '../../lib/errors';
import { documentPath, type Documents } from './documents.service';
import type { ProducersService } from './producers.service';
import type { ShownProducers } from './shown.service';

const manage = { access: 'staff', action: 'manageCatalogue' } as const;
const reads = { access: 'staff', action: 'readStock' } as const;
const params = Type.Object({ id: Id });
/** Enough for a family that scans what is in its kitchen. */
const TRACES_PER_CALLER_MINUTE = 30;

export const staffProducerRoutes =
  (service: ProducersService, documents: Documents): Routes =>
  async (app) => {
    // The declared type may be wrong: the bytes decide.
    app.addContentTypeParser(
      'application/pdf',
      { parseAs: 'buffer', bodyLimit: MAX_DOCUMENT_BYTES },
      (_request, body, done) => {
        done(null, body);
      },
    );

    app.get(
      '',
      {
        config: reads,
        schema: { summary: 'Producers with their certificates', response: { 200: Envelope(StaffProducers) } },
      },
      async ({ language, t }) => ok(await service.list(language), t('core.ok')),
    );

    app.get(
      '/todos',
      {
        config: reads,
        schema: { summary: 'How many certificates end within a month', response: { 200: Envelope(TodoCount) } },
      },
      async ({ t }) => ok({ openCount: await service.countEnding() }, t('core.ok')),
    );

    app.post(
      '',
      {
        config: manage,
        schema: {
          summary: 'Add a producer',
          headers: IdempotencyHeaders,
          body: ProducerBody,
          response: { 200: Envelope(StaffProducer) },
        },
      },
      async ({ staff, headers, body, t }) =>
        ok(await service.add(staff, headers['idempotency-key'], body), t('producers.saved')),
    );

    app.put(
      '/:id',
      {
        config: manage,
        schema: {
          summary: 'Change or archive a producer',
          params,
          body: ChangeProducerBody,
          response: { 200: Envelope(StaffProducer) },
        },
      },
      async ({ staff, params: { id }, body, t }) => ok(await service.change(staff, id, body), t('producers.saved')),
    );

    app.delete(
      '/:id',
      {
        config: manage,
        schema: {
          summary: 'Delete a producer that no batch names',
          params,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ staff, params: { id }, t }) => {
        await service.remove(staff, id);
        return ok(null, t('producers.removed'));
      },
    );

    app.post(
      '/documents',
      {
        config: { access: 'staff', action: 'changeStock' },
        bodyLimit: MAX_DOCUMENT_BYTES,
        errorHandler: (error: FastifyError) => {
          if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
            throw new AppError(413, 'producers.tooLarge', { params: { megabytes: MAX_DOCUMENT_BYTES / 1024 / 1024 } });
          throw error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? new AppError(400, 'producers.noPdf') : error;
        },
        schema: {
          summary: 'Upload a certificate or a laboratory report: the body is a PDF',
          response: { 200: Envelope(UploadedDocument) },
        },
      },
      async ({ body, t }) => {
        const id = await documents.add(body);
        return ok({ _id: id, document: documentPath(id) ?? '' }, t('core.ok'));
      },
    );
  };

export const producerRoutes =
  (shown: ShownProducers): Routes =>
  async (app) => {
    const response = { list: responseCache(REVALIDATE), detail: responseCache(REVALIDATE) };
    app.get(
      '/producer/list',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Producers that a search names, by name or place',
          querystring: SearchQuery,
          response: { 200: Envelope(Type.Array(ProducerCard)) },
        },
      },
      async (request, reply) =>
        response.list(request, reply, await shown.findByWords(request.query.q, request.language)),
    );

    app.get(
      '/producer/detail/:slug',
      {
        config: { access: 'public' },
        schema: {
          summary: 'A producer, and what is on sale of theirs',
          params: Type.Object({ slug: Type.String() }),
          response: { 200: Envelope(ProducerDetail) },
        },
      },
      async (request, reply) =>
        response.detail(request, reply, await shown.getProducer(request.params.slug, request.language)),
    );
  };

export const traceRoutes =
  (shown: ShownProducers, documents: Documents): Routes =>
  async (app) => {
    const countCall = app.limitCallers(TRACES_PER_CALLER_MINUTE);

    app.get(
      '/:code',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Where a pack comes from, by the code on it',
          params: Type.Object({ code: Type.String() }),
          response: { 200: Envelope(Trace) },
        },
      },
      async (request) => {
        countCall(request);
        return ok(await shown.trace(request.params.code, request.language), request.t('core.ok'));
      },
    );

    app.get(
      '/documents/:id',
      {
        config: { access: 'public' },
        schema: { summary: 'A certificate or a laboratory report', params, produces: ['application/pdf'] },
      },
      async ({ params: { id } }, reply) => {
        const bytes = await documents.read(id);
        // A download: no browser runs it as a page of the shop.
        return reply
          .header('content-disposition', 'attachment; filename="document.pdf"')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff')
          .type('application/pdf')
          .send(bytes);
      },
    );
  };
