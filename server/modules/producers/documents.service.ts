import type { AppDeps } from '../../deps';
import { DAY_MS, HOUR_MS } from '../../lib/caps';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { Job } from '../../lib/jobs';
import type { PhotoStore } from '../photoStore';
import * as repository from './documentsRepository';
import { isPdf } from './pdf';

/** Uploaded, but never saved with what it belongs to. */
const UNUSED_DAYS = 2;

const DOCUMENTS_PREFIX = '/api/web/trace/documents';

/** The path of a document; null for none. */
export const documentPath = (id: string | null): string | null => id && `${DOCUMENTS_PREFIX}/${id}`;

export type Documents = ReturnType<typeof createDocuments>;

/** Certificates and laboratory reports, as PDFs. */
export function createDocuments({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, store: PhotoStore) {
  return {
    /** @returns the id. @throws AppError 400 for what is no PDF, 503 where it can't be stored */
    async add(bytes: unknown): Promise<string> {
      if (!Buffer.isBuffer(bytes) || !isPdf(bytes)) throw new AppError(400, 'producers.noPdf');
      const id = newId();
      await repository.insertDocument(db, { id, ...(await store.put(bytes)), createdAt: clock.now() });
      return id;
    },

    /** @throws AppError 404, or 503 while its bucket does not respond */
    async read(id: string): Promise<Buffer> {
      const stored = await repository.findDocument(db, id);
      if (!stored) throw new AppError(404, 'producers.noDocument');
      return store.read(stored);
    },

    sweep: {
      name: 'sweep unused documents',
      everyMs: HOUR_MS,
      run: () => repository.deleteUnused(db, new Date(clock.now().getTime() - UNUSED_DAYS * DAY_MS)),
    } satisfies Job,
  };
}
