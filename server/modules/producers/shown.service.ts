import type { Language } from '../../../contract/constants';
import type { ProductCard } from '../../../contract/homepage';
import type { ProducerCard, ProducerDetail, ShownCertificate, Trace } from '../../../contract/producers';
import { readTraceCode } from '../../../contract/readTraceCode';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { normalizeSearch } from '../../lib/normalizeSearch';
import { shopDay } from '../../lib/shopDays';
import { SUFFIX } from '../../lib/translations';
import type { CatalogueCaches } from '../catalogueCache';
import { documentPath } from './documents.service';
import { pointOf } from './pointOf';
import * as repository from './repository';

export type ShownProducers = ReturnType<typeof createShownProducers>;

type FindCardsOfPacks = (packIds: readonly string[], language: Language) => Promise<ProductCard[]>;

const isValidOn = ({ validFrom, validUntil }: repository.CertificateRow, day: string): boolean =>
  validFrom <= day && day <= validUntil;

const shownCertificate = (row: repository.CertificateRow, today: string): ShownCertificate => ({
  scheme: row.scheme,
  body: row.body,
  number: row.number,
  scope: row.scope,
  validFrom: row.validFrom,
  validUntil: row.validUntil,
  isValid: isValidOn(row, today),
  document: documentPath(row.documentId),
});

/** What customers read of producers, and of the batch that a code on a pack names. */
export function createShownProducers(
  { db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>,
  { catalogue: cache, searches }: Pick<CatalogueCaches, 'catalogue' | 'searches'>,
  findCardsOfPacks: FindCardsOfPacks,
) {
  const today = () => shopDay(clock.now());

  async function loadProducer(slug: string, language: Language, day: string): Promise<ProducerDetail> {
    const producer = await repository.findBySlug(db, slug, config.demo);
    if (!producer) throw new AppError(404, 'producers.notFound');
    const suffix = SUFFIX[language];
    const certificates = await repository.findCertificates(db, [producer.id]);
    return {
      slug,
      name: producer[`name${suffix}`],
      place: producer[`place${suffix}`],
      story: producer[`story${suffix}`],
      point: pointOf(producer),
      pictures: producer.pictures,
      certificates: certificates.filter((row) => isValidOn(row, day)).map((row) => shownCertificate(row, day)),
      products: await findCardsOfPacks(await repository.findPackIdsOf(db, producer.id), language),
      isSample: producer.isSample,
    };
  }

  return {
    /** @throws AppError 404 */
    getProducer: (slug: string, language: Language): Promise<ProducerDetail> => {
      const day = today();
      return cache.get(`producer ${language} ${slug} ${day}`, async (tags) => {
        // Stock decides which products are on sale.
        tags.lists().stock();
        const producer = await loadProducer(slug, language, day);
        tags.products(producer.products);
        return producer;
      });
    },

    /** Those whose name or place, in any language, has all words of the text. */
    findByWords: (q: string, language: Language): Promise<ProducerCard[]> => {
      const text = normalizeSearch(q);
      return searches.get(`producers ${language} ${text}`, (tags) => {
        // Changes of producers drop every value.
        tags.shop();
        return repository.findByWords(db, text, { language, withSamples: config.demo });
      });
    },

    listSlugs: (): Promise<string[]> => repository.findShownSlugs(db, config.demo),

    isTraced: async (text: string): Promise<boolean> => {
      const code = readTraceCode(text);
      return code !== null && (await repository.isTraced(db, code));
    },

    /**
     * Reads the database each time, so that a recall is said at once.
     * @throws AppError 404, the same for what is no code
     */
    async trace(text: string, language: Language): Promise<Trace> {
      const code = readTraceCode(text);
      const found = code === null ? null : await repository.findTraced(db, code, language);
      if (code === null || !found) throw new AppError(404, 'producers.noTrace');
      const { batch, producer } = found;
      const day = today();
      const shown = producer && (config.demo || !producer.isSample) ? producer : null;
      const certificates = shown ? await repository.findCertificates(db, [shown.id]) : [];
      const suffix = SUFFIX[language];
      return {
        code,
        name: found.name,
        secondName: found.secondName,
        productSlug: found.isForSale ? found.slug : null,
        netGrams: found.netGrams,
        measure: found.measure,
        picture: found.picture,
        batchCode: batch.code,
        producer: shown && {
          slug: shown.archivedAt === null ? shown.slug : null,
          name: shown[`name${suffix}`],
          place: shown[`place${suffix}`],
          point: pointOf(shown),
          isSample: shown.isSample,
        },
        harvestedFrom: batch.harvestedFrom,
        harvestedUntil: batch.harvestedUntil,
        milledOn: batch.milledOn,
        packedOn: batch.packedOn,
        bestBefore: batch.bestBefore,
        certificates: certificates
          .filter((row) => isValidOn(row, batch.packedOn ?? day))
          .map((row) => shownCertificate(row, day)),
        labReport: documentPath(batch.labReportId),
        recall: batch.outOfSale === 'RECALLED' ? { reason: batch.recallReason ?? '' } : null,
      };
    },
  };
}
