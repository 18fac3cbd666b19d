import type { Language } from '../../../contract/constants';
import type { Category, ProductCard, ProductDetail, ProductSuggestion, Store } from '../../../contract/homepage';
import type { Config } from '../../config';
import type { StoreSettings } from '../../db/schema/storeSettings';
import type { findProductBySlug, findRelated } from './productsRepository';
import type { findLocalities } from './repository';

type Rows<Find extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Find>>;

interface StoreParts {
  settings: StoreSettings;
  localities: Rows<typeof findLocalities>;
  config: Pick<Config, 'demo' | 'maps' | 'otp' | 'payment' | 'tokenTtlDays'>;
  language: Language;
}

/** The store as a reader of one language sees it. */
export function toStore({ settings, localities, config, language }: StoreParts): Store {
  const { vendorCredit, grievanceOfficer, delivery } = settings;
  return {
    name: settings.name[language],
    storeName: settings.storeName[language],
    legalName: settings.legalName[language],
    address: settings.address[language],
    phones: settings.phones,
    email: settings.email,
    fssaiLicence: settings.fssaiLicence[language],
    gstin: settings.gstin[language],
    links: settings.links,
    copyright: settings.copyright[language],
    vendorCredit: { text: vendorCredit.text[language], url: vendorCredit.url },
    grievanceOfficer: {
      ...grievanceOfficer,
      name: grievanceOfficer.name[language],
      designation: grievanceOfficer.designation[language],
    },
    hours: settings.hours[language],
    city: settings.city[language],
    state: settings.state[language],
    charges: settings.charges,
    limits: {
      codeDigits: config.otp.length,
      codeMinutes: Math.ceil(config.otp.ttlSeconds / 60),
      loginDays: config.tokenTtlDays,
      paymentMinutes: Math.ceil(config.payment.expirySeconds / 60),
      paymentLimitPaise: config.payment.upiLimitPaise,
    },
    delivery: {
      area: delivery.area,
      centre: delivery.centre,
      promise: delivery.promise[language],
      localities: localities.map(({ name, nameTa, pin, lat, lng, serviceable }) => ({
        name,
        nameTa,
        pin,
        location: { lat, lng },
        serviceable,
      })),
    },
    map: {
      googleMapsKey: config.maps.googleKey ?? null,
      tileUrl: config.maps.tileUrl,
      tileAttribution: config.maps.tileAttribution,
    },
    demo: config.demo,
  };
}

interface ProductParts {
  product: NonNullable<Rows<typeof findProductBySlug>>;
  related: Rows<typeof findRelated>;
  settings: StoreSettings;
  language: Language;
}

/** A product with everything that a label has to say (Legal Metrology rule 6(10), FSSAI). */
export function toProductDetail({ product, related, settings, language }: ProductParts): ProductDetail {
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

/** @param categories those of the shop: the product's own is among them */
export const toProductSuggestion = (
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
