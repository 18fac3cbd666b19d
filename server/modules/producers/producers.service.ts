import type { Language } from '../../../contract/constants';
import { CERTIFICATE_WARN_DAYS, MAX_PRODUCERS } from '../../../contract/producerConstants';
import type {
  ChangeProducerBody,
  ProducerBody,
  ProducerConflict,
  StaffProducer,
  StaffProducers,
} from '../../../contract/producers';
import { recordEdit } from '../../db/audit';
import type { Queries, Transaction } from '../../db/database';
import { isForeignKeyViolation } from '../../db/errors';
import { oncePerKey } from '../../db/staffRequests';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, FieldsError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { addDays, isDay, shopDay } from '../../lib/shopDays';
import { slugOf } from '../../lib/slugOf';
import { filled, unfilled } from '../../lib/translations';
import { pictureIdOf, type ShopPictures } from '../shopPictures';
import { documentPath } from './documents.service';
import { pointOf } from './pointOf';
import * as repository from './repository';

export type ProducersService = ReturnType<typeof createProducersService>;

const textsOf = (row: repository.ProducerRow, field: 'name' | 'place' | 'story') =>
  unfilled({ en: row[`${field}En`], ta: row[`${field}Ta`], hi: row[`${field}Hi`] }, '');

const serialize = (
  { producer, batchCount }: Awaited<ReturnType<typeof repository.findProducers>>[number],
  certificates: readonly repository.CertificateRow[],
): StaffProducer => ({
  _id: producer.id,
  slug: producer.slug,
  name: textsOf(producer, 'name'),
  place: textsOf(producer, 'place'),
  story: textsOf(producer, 'story'),
  point: pointOf(producer),
  isArchived: producer.archivedAt !== null,
  pictures: producer.pictures.flatMap((picture) => {
    const id = pictureIdOf(picture);
    return id === null ? [] : [{ _id: id, picture }];
  }),
  certificates: certificates
    .filter(({ producerId }) => producerId === producer.id)
    .map(({ scheme, body, number, scope, validFrom, validUntil, documentId }) => ({
      scheme,
      body,
      number,
      scope,
      validFrom,
      validUntil,
      documentId,
      document: documentPath(documentId),
    })),
  isSample: producer.isSample,
  batchCount,
  version: producer.version,
});

const toColumns = ({ name, place, story, point }: ProducerBody) => {
  const [names, places, stories] = [filled(name), filled(place), filled(story)];
  return {
    nameEn: names.en,
    nameTa: names.ta,
    nameHi: names.hi,
    placeEn: places.en,
    placeTa: places.ta,
    placeHi: places.hi,
    storyEn: stories.en,
    storyTa: stories.ta,
    storyHi: stories.hi,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
  };
};

/** What the log says of certificates. */
const logged = (
  certificates: readonly Pick<ProducerBody['certificates'][number], 'scheme' | 'number' | 'validUntil'>[],
) => certificates.map(({ scheme, number, validUntil }) => `${scheme} ${number}: ${validUntil}`).join(', ');

/** @throws FieldsError */
function check({ name, place, certificates }: ProducerBody): void {
  if (name.en.trim() === '') throw new FieldsError({ 'name.en': { key: 'validation.producerName.required' } });
  if (place.en.trim() === '') throw new FieldsError({ 'place.en': { key: 'validation.producerPlace.required' } });
  for (const [at, { validFrom, validUntil }] of certificates.entries()) {
    for (const [field, day] of Object.entries({ validFrom, validUntil }))
      if (!isDay(day)) throw new FieldsError({ [`certificates.${at}.${field}`]: { key: 'validation.day.invalid' } });
    if (validUntil <= validFrom)
      throw new FieldsError({ [`certificates.${at}.validUntil`]: { key: 'producers.endsBeforeBegin' } });
  }
}

/** Producers as staff edit them. @param catalogueChanged called after each change that pages show */
export function createProducersService(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  pictures: Pick<ShopPictures, 'use'>,
  catalogueChanged: () => void,
) {
  async function commit<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const result = await inTransaction(db, work);
    catalogueChanged();
    return result;
  }

  async function readAll(queries: Queries): Promise<StaffProducer[]> {
    const rows = await repository.findProducers(queries);
    const certificates = await repository.findCertificates(queries);
    return rows.map((row) => serialize(row, certificates));
  }

  async function read(queries: Queries, id: string): Promise<StaffProducer> {
    const producer = (await readAll(queries)).find(({ _id }) => _id === id);
    if (!producer) throw new AppError(404, 'producers.notFound');
    return producer;
  }

  /** @param before pictures that it shows already */
  async function picturesOf(tx: Transaction, { pictureIds }: ProducerBody, before: repository.ProducerRow['pictures']) {
    const shown = [];
    for (const id of pictureIds)
      shown.push(before.find((picture) => pictureIdOf(picture) === id) ?? (await pictures.use(tx, id, 'PRODUCER')));
    return shown;
  }

  async function writeCertificates(tx: Transaction, producerId: string, { certificates }: ProducerBody): Promise<void> {
    const rows = certificates.map((certificate, position) => ({
      ...certificate,
      body: certificate.body.trim(),
      number: certificate.number.trim(),
      scope: certificate.scope.trim(),
      id: newId(),
      producerId,
      position,
    }));
    await repository.replaceCertificates(tx, producerId, rows).catch((error: unknown) => {
      if (isForeignKeyViolation(error)) throw new AppError(404, 'producers.noDocument');
      throw error;
    });
  }

  const record = (tx: Transaction, staff: StaffUser, id: string, before: object, after: object) =>
    recordEdit(
      tx,
      staff,
      { action: 'manageCatalogue', subject: 'producer', subjectId: id },
      { before, after, at: clock.now() },
    );

  /** Deleting a slug's producer frees it. */
  const freeSlug = (name: string, id: string, taken: readonly repository.ProducerRow[]): string => {
    const slug = slugOf(name);
    return slug !== '' && !taken.some((other) => other.slug === slug)
      ? slug
      : `${slug || 'producer'}-${id.slice(0, 6)}`;
  };

  return {
    async list(language: Language): Promise<StaffProducers> {
      const today = shopDay(clock.now());
      return {
        today,
        producers: await readAll(db),
        unprovenProducts: await repository.findUnproven(db, today, language),
      };
    },

    countEnding: (): Promise<number> =>
      repository.countEnding(db, addDays(shopDay(clock.now()), CERTIFICATE_WARN_DAYS)),

    /** Adds it once per key. @throws FieldsError; AppError 409 with too many, and as `oncePerKey` */
    async add(staff: StaffUser, key: string, body: ProducerBody): Promise<StaffProducer> {
      check(body);
      const { id } = await commit((tx) =>
        oncePerKey(tx, { staffId: staff.staffId, key, content: { producer: body }, at: clock.now() }, async () => {
          const others = await repository.lockProducers(tx);
          if (others.length >= MAX_PRODUCERS)
            throw new AppError(409, 'producers.tooMany', { params: { max: MAX_PRODUCERS } });
          const newOne = newId();
          const columns = toColumns(body);
          await repository.insertProducer(tx, {
            ...columns,
            id: newOne,
            slug: freeSlug(columns.nameEn, newOne, others),
            pictures: await picturesOf(tx, body, []),
            archivedAt: body.isArchived ? clock.now() : null,
            createdAt: clock.now(),
          });
          await writeCertificates(tx, newOne, body);
          await record(tx, staff, newOne, {}, { ...columns, certificates: logged(body.certificates) });
          return { id: newOne };
        }),
      );
      return read(db, id);
    },

    /** @throws FieldsError; AppError 404; 409 with the present producer where another person was first */
    async change(staff: StaffUser, id: string, { version, ...body }: ChangeProducerBody): Promise<StaffProducer> {
      check(body);
      await commit(async (tx) => {
        const producer = (await repository.lockProducers(tx)).find((each) => each.id === id);
        if (!producer) throw new AppError(404, 'producers.notFound');
        if (producer.version !== version) {
          const changedBy = await repository.findLastActor(tx, id);
          const data: ProducerConflict = { producer: await read(tx, id), changedBy };
          if (changedBy === null) throw new AppError(409, 'producers.changed', { data });
          throw new AppError(409, 'producers.changedBy', { params: { name: changedBy }, data });
        }
        const certificates = await repository.findCertificates(tx, [id]);
        const columns = toColumns(body);
        const names = Object.keys(columns) as (keyof typeof columns)[];
        const shown = await picturesOf(tx, body, producer.pictures);
        const archivedAt = body.isArchived ? (producer.archivedAt ?? clock.now()) : null;
        await repository.updateProducer(tx, id, { ...columns, pictures: shown, archivedAt });
        await writeCertificates(tx, id, body);
        await record(
          tx,
          staff,
          id,
          {
            ...Object.fromEntries(names.map((name) => [name, producer[name]])),
            certificates: logged(certificates),
            photoCount: producer.pictures.length,
            archived: producer.archivedAt !== null,
          },
          { ...columns, certificates: logged(body.certificates), photoCount: shown.length, archived: body.isArchived },
        );
      });
      return read(db, id);
    },

    /** @throws AppError 404; 409 while batches name it */
    remove: (staff: StaffUser, id: string): Promise<void> =>
      commit(async (tx) => {
        const producer = (await repository.lockProducers(tx)).find((each) => each.id === id);
        if (!producer) throw new AppError(404, 'producers.notFound');
        await repository.deleteProducer(tx, id);
        await record(tx, staff, id, { nameEn: producer.nameEn }, {});
      }).catch((error: unknown) => {
        if (isForeignKeyViolation(error)) throw new AppError(409, 'producers.used');
        throw error;
      }),
  };
}
