import { LANGUAGES, type Language } from '../../../contract/constants';
import type { Store } from '../../../contract/homepage';
import type { Config } from '../../config';
import type { Translated } from '../../db/schema/columns';
import type { StoreSettings } from '../../db/schema/storeSettings';
import { forCustomers, hasSampleSeller } from '../../db/seed/samples';
import { completeShopRules } from '../../lib/shopRules';
import { DEFAULT_LEAD_DAYS } from '../../lib/leadDays';
import { refundSpeedOf, type PaymentCapabilities } from '../../ports/payment/port';
import { areaAt, chargesOf, firstArea, pointInside, type findAreas } from '../deliveryAreas';
import { windowsOf } from '../slots';
import type { findLocalities, findWindowAreas } from './storeRepository';

/** Shown in place of a GSTIN. */
const NOT_REGISTERED: Translated = {
  en: 'none (not registered under GST)',
  ta: 'இல்லை (GST பதிவு பெறவில்லை)',
  hi: 'नहीं है (GST में पंजीकृत नहीं)',
};

/** The result is null where the shop shows none. */
const shownOf = <Item, Shown>(
  { shown, items }: { shown: boolean; items: Item[] } = { shown: true, items: [] },
  inLanguage: (item: Item) => Shown,
): Shown[] | null => (shown ? items.map(inLanguage) : null);

interface StoreParts {
  settings: StoreSettings;
  areas: Awaited<ReturnType<typeof findAreas>>;
  localities: Awaited<ReturnType<typeof findLocalities>>;
  windows: Awaited<ReturnType<typeof findWindowAreas>>;
  config: Pick<Config, 'demo' | 'maps' | 'otp' | 'payment' | 'tokenTtlDays'>;
  payment: PaymentCapabilities;
  language: Language;
}

export function serializeStore(parts: StoreParts): Store {
  const { areas, localities, windows, config, payment, language } = parts;
  const first = firstArea(areas);
  const settings = forCustomers(parts.settings, config, first.name);
  const { vendorCredit, grievanceOfficer, delivery } = settings;
  const { complaintHours, shelfLife } = completeShopRules(settings.counter);
  const hasSlots = (areaId: string) => windowsOf(windows, areaId).length > 0;
  const allAreas = areas.map((area) => ({
    _id: area.id,
    name: area.name[language],
    corners: area.corners,
    charges: chargesOf(area),
    hasSlots: hasSlots(area.id),
  }));
  return {
    name: settings.name[language],
    storeName: settings.storeName[language],
    legalName: settings.legalName[language],
    address: settings.address[language],
    phones: settings.phones,
    email: settings.email,
    fssaiLicence: settings.fssaiLicence[language],
    gstin: (settings.gstStatus === 'UNREGISTERED' ? NOT_REGISTERED : settings.gstin)[language],
    links: settings.links,
    testimonials: shownOf(settings.testimonials, ({ quote, source }) => ({
      quote: quote[language],
      source: source[language],
    })),
    team: shownOf(settings.team, ({ name, text }) => ({ name: name[language], text: text[language] })),
    languages: settings.languages ?? [...LANGUAGES],
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
    charges: chargesOf(first),
    limits: {
      codeDigits: config.otp.length,
      codeMinutes: Math.ceil(config.otp.ttlSeconds / 60),
      loginDays: config.tokenTtlDays,
      paymentMinutes: Math.ceil(config.payment.expirySeconds / 60),
      paymentLimitPaise: config.payment.upiLimitPaise,
      complaintHours,
      freshPercent: shelfLife.percent,
      freshDays: shelfLife.days,
    },
    payment: { ways: payment.ways, refunds: refundSpeedOf(payment) },
    delivery: {
      area: first.corners,
      ...(allAreas.length > 1 && { areas: allAreas }),
      centre: areaAt(areas, delivery.centre) ? delivery.centre : pointInside(first.corners),
      promise: delivery.promise[language],
      leadDays: delivery.leadDays ?? DEFAULT_LEAD_DAYS,
      hasSlots: hasSlots(first.id),
      localities: localities.map(({ name, nameTa, nameHi, pin, lat, lng }) => ({
        name,
        nameTa,
        nameHi,
        pin,
        location: { lat, lng },
        serviceable: areaAt(areas, { lat, lng }) !== null,
      })),
    },
    map: {
      googleMapsKey: config.maps.googleKey ?? null,
      tileUrl: config.maps.tileUrl,
      tileAttribution: config.maps.tileAttribution,
    },
    isSample: hasSampleSeller(parts.settings),
    demo: config.demo,
  };
}
