import type { Language } from '../../../contract/constants';
import type { Store } from '../../../contract/homepage';
import type { Config } from '../../config';
import type { Translated } from '../../db/schema/columns';
import type { StoreSettings } from '../../db/schema/storeSettings';
import { hasSampleContacts, hasSampleSeller } from '../../db/seed/samples';
import { DEFAULT_LEAD_DAYS } from '../../lib/leadDays';
import type { findLocalities } from './repository';

/** In place of a GSTIN. */
const NOT_REGISTERED: Translated = {
  en: 'none (not registered under GST)',
  ta: 'இல்லை (GST பதிவு பெறவில்லை)',
  hi: 'नहीं है (GST में पंजीकृत नहीं)',
};

interface StoreParts {
  settings: StoreSettings;
  localities: Awaited<ReturnType<typeof findLocalities>>;
  hasSlots: boolean;
  config: Pick<Config, 'demo' | 'maps' | 'otp' | 'payment' | 'tokenTtlDays'>;
  language: Language;
}

export function serializeStore({ settings, localities, hasSlots, config, language }: StoreParts): Store {
  const { vendorCredit, grievanceOfficer, delivery } = settings;
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
      leadDays: delivery.leadDays ?? DEFAULT_LEAD_DAYS,
      hasSlots,
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
    isSample: hasSampleSeller(settings) || hasSampleContacts(settings),
    demo: config.demo,
  };
}
