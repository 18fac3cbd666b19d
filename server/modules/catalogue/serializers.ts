import type { Language } from '../../../contract/constants';
import type { Category, ProductCard, ProductDetail, ProductSuggestion } from '../../../contract/homepage';
import type { StoreSettings } from '../../db/schema/storeSettings';
import type { findProductBySlug } from './productsRepository';

interface ProductParts {
  product: NonNullable<Awaited<ReturnType<typeof findProductBySlug>>>;
  related: ProductCard[];
  settings: StoreSettings;
  language: Language;
}

/** The facts are those that a label must state (Legal Metrology rule 6(10), FSSAI). */
export function serializeProductDetail({ product, related, settings, language }: ProductParts): ProductDetail {
  const { card, category, addOns, facts, nutrition, cooking, served } = product;
  return {
    ...card,
    category,
    served,
    addOns,
    facts: {
      genericName: card.name,
      maker: `${settings.legalName[language]}, ${settings.address[language]}`,
      countryOfOrigin: countryName(facts.countryOfOrigin, language),
      bestBeforeDays: facts.bestBeforeDays,
      hsn: facts.hsn,
      gstPercent: facts.gstPercent,
      fssaiLicence: settings.fssaiLicence[language],
      allergens: facts.allergens[language],
      ingredients: facts.ingredients?.[language] ?? null,
    },
    nutrition: nutrition && { ...nutrition, source: nutrition.source[language] },
    cooking: cooking[language],
    related,
  };
}

export const serializeSuggestion = (
  { _id, slug, name, secondName, categoryId, packs }: ProductCard,
  categories: readonly Category[],
): ProductSuggestion => {
  const picture = (packs.find(({ available }) => available > 0) ?? packs[0])?.picture ?? null;
  const placeholder = packs.find((pack) => pack.picture?.placeholder)?.picture?.placeholder ?? '';
  return {
    _id,
    slug,
    name,
    secondName,
    category: { _id: categoryId, name: categories.find((category) => category._id === categoryId)?.name ?? '' },
    fromPaise: Math.min(...packs.map(({ productPrice }) => productPrice)),
    picture: picture && { ...picture, placeholder },
  };
};

const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
