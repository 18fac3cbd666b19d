import { inArray } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../../contract/constants';
import { completeShopRules } from '../../lib/shopRules';
import type { Queries } from '../database';
import { products, storeSettings } from '../schema';
import type { StoreSettings } from '../schema/storeSettings';
import productData from './products.json';
import type { Translated } from '../schema/columns';
import { demoStore, emptyStore, SAMPLE } from './store';

/** A new shop begins with these texts, which only its seller can replace. */
const SEEDED: readonly Translated[] = [demoStore, emptyStore].flatMap(
  ({ name, storeName, copyright, vendorCredit }) => [name, storeName, copyright, vendorCredit.text],
);

const isSampleIn = (texts: Translated, language: Language): boolean =>
  texts[language] !== '' &&
  (texts[language].includes(SAMPLE[language]) || SEEDED.some((seeded) => seeded[language] === texts[language]));

export const isSample = (texts: Translated): boolean => isSampleIn(texts, 'en');

/** A sample that is left beside a seller's English text is a translation that is missing. */
export const withoutSampleTranslations = (texts: Translated): Translated =>
  isSample(texts)
    ? texts
    : (Object.fromEntries(
        LANGUAGES.map((language) => [language, isSampleIn(texts, language) ? texts.en : texts[language]]),
      ) as Record<Language, string>);

const hasSampleFacts = ({ legalName, address, fssaiLicence, gstStatus, gstin }: StoreSettings): boolean =>
  [legalName, address, fssaiLicence, ...(gstStatus === 'UNREGISTERED' ? [] : [gstin])].some(isSample);

const SAMPLE_CONTACTS: readonly string[] = [
  ...demoStore.phones,
  demoStore.email,
  demoStore.grievanceOfficer.email,
  demoStore.grievanceOfficer.phone,
];

/** @param contact a phone number or an e-mail address */
export const isSampleContact = (contact: string): boolean => SAMPLE_CONTACTS.includes(contact);

const hasSampleContacts = ({ city, state, phones, email, grievanceOfficer: officer }: StoreSettings): boolean =>
  [city, state, officer.name].some(isSample) || [...phones, email, officer.email, officer.phone].some(isSampleContact);

/** Whether customers would read a sample where the seller's name, contacts, officer, numbers, brand or credit belongs. */
export const hasSampleSeller = (settings: StoreSettings): boolean =>
  hasSampleFacts(settings) ||
  hasSampleContacts(settings) ||
  [settings.name, settings.storeName, settings.copyright, settings.vendorCredit.text].some(isSample);

const NONE: Translated = { en: '', ta: '', hi: '' };

/**
 * What customers read of the seller, wherever they do: in a real shop its own facts, or nothing, where a sample is still in
 * its settings. The demo shows samples; so does a shop that is not open yet, of the facts without which it can't open.
 * @param areaName of the first delivery area, which stands in for the city
 */
export function forCustomers(
  settings: StoreSettings,
  { demo }: { demo: boolean },
  areaName: Translated = NONE,
): StoreSettings {
  if (demo) return settings;
  const { legalName, vendorCredit, grievanceOfficer: officer } = settings;
  const or = (texts: Translated, own: Translated) => (isSample(texts) ? own : withoutSampleTranslations(texts));
  const orElse = (contact: string, own: string) => (isSampleContact(contact) ? own : contact);
  const isSoon = completeShopRules(settings.counter).opening === 'SOON';
  const orNone = (texts: Translated) => or(texts, isSoon ? texts : NONE);
  const seller = orNone(legalName);
  const phones = settings.phones.filter((phone) => !isSampleContact(phone));
  const email = orElse(settings.email, '');
  // Its name alone can't be missing.
  const isNamed = seller.en !== '';
  const brand = (texts: Translated) => or(texts, isNamed ? seller : texts);
  const rights: Translated = { en: `© ${seller.en}`, ta: `© ${seller.ta}`, hi: `© ${seller.hi}` };
  return {
    ...settings,
    legalName: seller,
    address: orNone(settings.address),
    fssaiLicence: orNone(settings.fssaiLicence),
    gstin: orNone(settings.gstin),
    name: brand(settings.name),
    storeName: brand(settings.storeName),
    city: or(settings.city, areaName),
    state: or(settings.state, NONE),
    phones,
    email,
    grievanceOfficer: {
      ...officer,
      name: or(officer.name, NONE),
      email: orElse(officer.email, email),
      phone: orElse(officer.phone, phones[0] ?? ''),
    },
    copyright: or(settings.copyright, isNamed ? rights : NONE),
    vendorCredit: isSample(vendorCredit.text)
      ? { text: NONE, url: '' }
      : { ...vendorCredit, text: withoutSampleTranslations(vendorCredit.text) },
  };
}

/** `seller`: its name, address or numbers are samples. `products`: of the demo. `hasPayee`: in the settings. */
export async function findSamples(db: Queries): Promise<{ seller: boolean; products: boolean; hasPayee: boolean }> {
  const [row] = await db.select({ settings: storeSettings.settings }).from(storeSettings);
  const skus = productData.map(({ sku }) => sku);
  const [product] = await db.select({ id: products.id }).from(products).where(inArray(products.sku, skus)).limit(1);
  return {
    seller: row !== undefined && hasSampleFacts(row.settings),
    products: product !== undefined,
    hasPayee: row?.settings.payee !== undefined,
  };
}
