import { LANGUAGES, type Language } from '../../../contract/constants';
import { sizeInLog } from '../../../contract/packSize';
import type { CataloguePicture } from '../../../contract/shopPictures';
import type { ProductBody, CatalogueProduct, CatalogueRow } from '../../../contract/staffCatalogue';
import { missingTexts, NO_NUTRIENTS, type ProductState } from '../../../contract/catalogueRules';
import type { Translated } from '../../db/schema/columns';
import { filled, SUFFIX, unfilled } from '../../lib/translations';
import type { findRows, ProductFacts, ProductRow, WholeProduct } from './repository';

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const optional = (texts: Translated | null): Translated | null =>
  texts && texts.en.trim() !== '' ? filled(texts) : null;
const optionalOwn = (texts: Translated | null): Translated | null => texts && unfilled(texts, '');

export type OwnFields = Omit<ProductBody, 'packs' | 'parts' | 'addonIds' | 'relatedIds'>;

/** Converts a product's form to the stored facts. @param gstPercent today's, of its tax class */
export function toFacts(body: OwnFields, gstPercent: number): ProductFacts {
  const name = filled(body.name);
  const { categoryId, position, sku, hsn, taxClassId, veg, countryOfOrigin, bestBeforeDays, cookingMinutes } = body;
  return {
    categoryId: categoryId || null,
    position,
    sku,
    hsn,
    taxClassId: taxClassId || null,
    gstPercent,
    veg,
    countryOfOrigin,
    bestBeforeDays,
    cookingMinutes,
    nameEn: name.en,
    nameTa: name.ta,
    nameHi: name.hi,
    otherNames: body.otherNames.trim(),
    allergens: filled(body.allergens),
    ingredients: optional(body.ingredients),
    taste: optional(body.taste),
    origin: optional(body.origin),
    insteadOf: optional(body.insteadOf),
    cooking: filled(body.cooking),
    nutrition: body.nutrition && { ...body.nutrition, source: filled(body.nutrition.source) },
  };
}

const namesOf = ({ nameEn, nameTa, nameHi }: ProductRow): Translated => ({ en: nameEn, ta: nameTa, hi: nameHi });

export const stateOf = ({ published, draft }: Pick<ProductRow, 'published' | 'draft'>): ProductState => {
  if (published) return 'PUBLISHED';
  return draft ? 'DRAFT' : 'HIDDEN';
};

export const flagsOf = (state: ProductState) => ({ published: state === 'PUBLISHED', draft: state === 'DRAFT' });

const textsOf = (row: ProductRow) => ({
  name: unfilled(namesOf(row), ''),
  allergens: unfilled(row.allergens, ''),
  ingredients: optionalOwn(row.ingredients),
  taste: optionalOwn(row.taste),
  origin: optionalOwn(row.origin),
  insteadOf: optionalOwn(row.insteadOf),
  cooking: unfilled<string[]>(row.cooking, []),
});

/** A photo's missing texts are empty for staff. */
export const serializePicture = (picture: CataloguePicture | null): CataloguePicture | null =>
  picture?.alts ? { ...picture, alts: unfilled(picture.alts, '') } : picture;

export function ownFields(product: ProductRow, taxClassId: string): OwnFields {
  const { otherNames, sku, categoryId, position, hsn, veg, countryOfOrigin } = product;
  const { bestBeforeDays, cookingMinutes, nutrition } = product;
  return {
    otherNames,
    sku,
    categoryId: categoryId ?? '',
    position,
    hsn,
    taxClassId,
    veg,
    countryOfOrigin,
    bestBeforeDays,
    cookingMinutes,
    ...textsOf(product),
    // Stored ones may lack nutrients that came later.
    nutrition: nutrition && { ...NO_NUTRIENTS, ...nutrition, source: unfilled(nutrition.source, '') },
  };
}

export function serializeProduct({
  product,
  taxClassId,
  taxClass,
  packs,
  addonIds,
  related,
  parts,
}: WholeProduct): CatalogueProduct {
  return {
    _id: product.id,
    slug: product.slug,
    taxClass,
    addonIds,
    related,
    parts,
    ...ownFields(product, taxClassId),
    state: stateOf(product),
    revision: [product.version, ...packs.map((pack) => `${pack.id}:${pack.version}`).sort()].join(' '),
    packs: packs.map((pack) => ({
      _id: pack.id,
      netGrams: pack.netGrams,
      measure: pack.measure,
      mrpPaise: pack.mrpPaise,
      pricePaise: pack.pricePaise,
      hidden: pack.hidden,
      stock: pack.stock,
      awaitedBy: pack.awaitedBy,
      isUsed: pack.isUsed,
      picture: serializePicture(pack.picture),
    })),
    served: serializePicture(product.served),
  };
}

export function serializeRow(
  { product, ...row }: Awaited<ReturnType<typeof findRows>>[number],
  language: Language,
): CatalogueRow {
  return {
    _id: product.id,
    name: namesOf(product)[language],
    sku: product.sku,
    state: stateOf(product),
    fromPaise: product.cheapestPaise,
    missingTexts: missingTexts(textsOf(product)).length,
    ...row,
  };
}

export function logged(product: CatalogueProduct): Record<string, unknown> {
  const { packs, related, nutrition, state, _id, slug: _slug, revision: _revision, ...rest } = product;
  const { parts, served: _served, taxClassId: _taxClassId, ...fields } = rest;
  const facts: Record<string, unknown> = {
    state,
    related: related.map(({ name }) => name),
    ...(parts.length > 0 && {
      parts: parts.map(({ quantity, ...part }) => `${quantity} × ${part.name}, ${sizeInLog(part)}`).join('; '),
    }),
  };
  const note = (field: string, value: unknown) => {
    if (value !== null && typeof value === 'object' && 'en' in value) {
      for (const language of LANGUAGES) facts[field + SUFFIX[language]] = (value as Translated<unknown>)[language];
    } else facts[field] = value;
  };
  for (const [field, value] of Object.entries(fields)) note(field, value);
  for (const [field, value] of Object.entries(nutrition ?? {})) note(field, value);
  for (const { mrpPaise, pricePaise, hidden, ...pack } of packs) {
    for (const [field, value] of Object.entries({ mrpPaise, pricePaise, hidden }))
      facts[`${sizeInLog(pack)} · ${field}`] = value;
  }
  return facts;
}
