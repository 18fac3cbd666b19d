import type { Language } from '../../../contract/constants';
import type {
  Category,
  ProductCard,
  ProductDetail,
  ProductOrigins,
  ProductSuggestion,
  RecipeCard,
} from '../../../contract/homepage';
import type { Picture } from '../../../contract/pictures';
import type { CataloguePicture } from '../../../contract/shopPictures';
import { monthStyle } from '../../../contract/slotInWords';
import type { StoreSettings } from '../../db/schema/storeSettings';
import { serializeNutrition } from './nutrition';
import type { findProductBySlug } from './productsRepository';

/** Picks the photo's text in one language. */
export const localPicture = (picture: CataloguePicture | null, language: Language): Picture | null =>
  picture?.alts ? { ...picture, alt: picture.alts[language] } : picture;

interface ProductParts {
  found: NonNullable<Awaited<ReturnType<typeof findProductBySlug>>>;
  complements: ProductCard[];
  related: ProductCard[];
  recipes: RecipeCard[];
  origins: ProductOrigins;
  settings: StoreSettings;
  language: Language;
}

/** `facts` are those of a label (Legal Metrology rule 6(10), FSSAI). */
export function serializeProductDetail({
  found,
  complements,
  related,
  recipes,
  origins,
  settings,
  language,
}: ProductParts): ProductDetail {
  const { card, category, addOns, parts, product, bestBefore, gstPercent } = found;
  return {
    ...card,
    packs: card.packs.map((pack) => ({ ...pack, picture: localPicture(pack.picture, language) })),
    category,
    taste: product.taste?.[language] ?? null,
    origin: product.origin?.[language] ?? null,
    cookingMinutes: product.cookingMinutes,
    insteadOf: product.insteadOf?.[language] ?? null,
    served: localPicture(product.served, language),
    addOns,
    facts: {
      genericName: card.name,
      maker: [settings.legalName, settings.address]
        .map((texts) => texts[language])
        .filter(Boolean)
        .join(', '),
      countryOfOrigin: countryName(product.countryOfOrigin, language),
      bestBeforeDays: product.bestBeforeDays,
      bestBefore: mapValues(bestBefore, (day) => dayInWords(day, language)),
      hsn: product.hsn,
      gstPercent,
      fssaiLicence: settings.fssaiLicence[language],
      allergens: product.allergens[language],
      ingredients: product.ingredients?.[language] ?? null,
    },
    ...(parts && { parts }),
    nutrition: product.nutrition && serializeNutrition(product.nutrition, language),
    cooking: product.cooking[language],
    recipes,
    complements,
    related,
    origins,
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

const mapValues = (record: Record<string, string>, change: (value: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** "12 Mar 2027" of yyyy-MM-dd. */
const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: 'UTC',
    day: 'numeric',
    month: monthStyle(language),
    year: 'numeric',
  }).format(new Date(day));

const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
