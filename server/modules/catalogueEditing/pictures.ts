import type { Language } from '../../../contract/constants';
import type { PictureKind } from '../../../contract/catalogueRules';
import type { CataloguePicture, PictureBody } from '../../../contract/shopPictures';
import type { CatalogueCategories, CatalogueProduct } from '../../../contract/staffCatalogue';
import { differences, recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, FieldsError } from '../../lib/errors';
import { filled } from '../../lib/translations';
import type { ShopPictures } from '../shopPictures';
import * as repository from './picturesRepository';
import { serializePicture } from './serialize';

export type PicturesService = ReturnType<typeof createPicturesService>;

interface PicturesNeed {
  pictures: Pick<ShopPictures, 'use'>;
  getProduct: (id: string, language: Language) => Promise<CatalogueProduct>;
  getCategories: () => Promise<CatalogueCategories>;
  /** Called after each change that pages show. */
  catalogueChanged: () => void;
}

const NOT_FOUND = {
  PACK: 'catalogueEditing.packNotFound',
  SERVED: 'catalogueEditing.notFound',
  CATEGORY: 'catalogueEditing.categoryNotFound',
} as const satisfies Partial<Record<PictureKind, string>>;

type Owner = keyof typeof NOT_FOUND;

/** Without a photo a plain pouch is drawn. */
export function createPicturesService(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { pictures, getProduct, getCategories, catalogueChanged }: PicturesNeed,
) {
  async function set(staff: StaffUser, kind: Owner, id: string, body: PictureBody) {
    if (body.pictureId !== null && body.alts.en.trim() === '') {
      throw new FieldsError({ 'alts.en': { key: 'catalogueEditing.altNeeded' } });
    }
    const done = await inTransaction(db, async (tx) => {
      const owner = await repository.lockOwner(tx, kind, id);
      if (!owner) throw new AppError(404, NOT_FOUND[kind]);
      const { picture, part, subject, subjectId } = owner;
      if (!isSame(serializePicture(picture), body.replaces)) return { ownerId: subjectId, isOutdated: true };
      const next = await nextOf(tx, kind, picture, body);
      await repository.setPicture(tx, kind, id, next);
      const { before, after } = differences(logged(part, picture), logged(part, next));
      await recordAudit(tx, staff, { action: 'manageCatalogue', subject, subjectId, before, after }, clock.now());
      return { ownerId: subjectId, isOutdated: false };
    });
    if (!done.isOutdated) catalogueChanged();
    return done;
  }

  async function nextOf(
    tx: Transaction,
    kind: Owner,
    current: CataloguePicture | null,
    { pictureId, alts }: PictureBody,
  ): Promise<CataloguePicture | null> {
    if (pictureId === null) return null;
    // A drawn picture has no texts of its own.
    const stays = current?.alts ? current : null;
    const picture = pictureId === undefined ? stays : await pictures.use(tx, pictureId, kind);
    if (!picture) throw new AppError(404, 'photos.notFound');
    return { ...picture, alts: filled(alts) };
  }

  return {
    /** @throws AppError 404; 409 with the product, where another person was first; FieldsError */
    async setOfProduct(
      staff: StaffUser,
      kind: 'PACK' | 'SERVED',
      id: string,
      body: PictureBody,
      language: Language,
    ): Promise<CatalogueProduct> {
      const { ownerId, isOutdated } = await set(staff, kind, id, body);
      const product = await getProduct(ownerId, language);
      if (isOutdated) throw new AppError(409, 'catalogueEditing.pictureChanged', { data: { product } });
      return product;
    },

    /** @throws AppError 404; 409 where another person was first; FieldsError */
    async setOfCategory(staff: StaffUser, id: string, body: PictureBody): Promise<CatalogueCategories> {
      const { isOutdated } = await set(staff, 'CATEGORY', id, body);
      if (isOutdated) throw new AppError(409, 'catalogueEditing.pictureChanged');
      return getCategories();
    },
  };
}

type Known = Pick<CataloguePicture, 'path' | 'alts'>;

const isSame = (current: Known | null, known: Known | null): boolean =>
  current?.path === known?.path &&
  (['en', 'ta', 'hi'] as const).every((language) => current?.alts?.[language] === known?.alts?.[language]);

/** A pack's size comes first: "500 g · picture". */
function logged(part: string | null, picture: CataloguePicture | null): Record<string, unknown> {
  const prefix = part === null ? '' : `${part} · `;
  const { en, ta, hi } = picture?.alts ?? {};
  return {
    [`${prefix}picture`]: picture?.path,
    [`${prefix}altEn`]: en,
    [`${prefix}altTa`]: ta,
    [`${prefix}altHi`]: hi,
  };
}
