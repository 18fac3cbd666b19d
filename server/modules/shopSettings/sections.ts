import { LANGUAGES } from '../../../contract/constants';
import { stateOfGstin } from '../../../contract/gstin';
import type { SettingsSection, SettingsValues } from '../../../contract/settingsFields';
import type { Config } from '../../config';
import type { Translated } from '../../db/schema/columns';
import type { StoreSettings } from '../../db/schema/storeSettings';
import { isSample, isSampleContact, withoutSampleTranslations } from '../../db/seed/samples';
import { demoStore, SAMPLE } from '../../db/seed/store';
import { completeMessageRules } from '../../lib/messageRules';
import { completeShopRules } from '../../lib/shopRules';
import { INVOICING_DEFAULTS } from '../../lib/invoicingDefaults';
import { DEFAULT_LEAD_DAYS } from '../../lib/leadDays';
import { filled, unfilled } from '../../lib/translations';

/** A part of the shop's settings that is shown, checked and saved as one. */
interface Section<Values> {
  /** Reads the section as its form shows it, samples included. */
  read: (settings: StoreSettings) => Values;
  /** Fields that are still the demo's, though only the seller knows them. */
  samples?: (settings: StoreSettings) => (keyof Values & string)[];
  /** The parts of the document that hold the values. */
  write: (values: Values, before: StoreSettings) => Partial<StoreSettings>;
}

const own = (texts: Translated): Translated => unfilled(withoutSampleTranslations(texts), '');
const same = (text: string): Translated => ({ en: text, ta: text, hi: text });
const number = (text: string): Translated => (text === SAMPLE.en ? SAMPLE : same(text));

const those = <Name extends string>(facts: Record<Name, boolean>): Name[] =>
  (Object.keys(facts) as Name[]).filter((name) => facts[name]);

/** Customers see samples in their place. */
const NONE = { shown: true, items: [] };

const CHANNELS = ['instagram', 'facebook', 'youtube', 'whatsapp'] as const;
type Channel = (typeof CHANNELS)[number];
const linkOf = ({ links }: StoreSettings, channel: Channel): string =>
  links.find(({ kind }) => kind === channel)?.url ?? '';

export type Sections = { [Name in SettingsSection]: Section<SettingsValues<Name>> };

/** @param configured the environment's payee, for a shop whose settings name none */
export const createSections = (configured: Config['payment']['payee'], isDemo: boolean): Sections => ({
  shop: {
    read: ({ name, storeName, legalName, copyright }) => ({
      name: own(name),
      storeName: own(storeName),
      legalName: own(legalName),
      copyright: own(copyright),
    }),
    samples: ({ name, storeName, legalName, copyright }) =>
      those({
        name: isSample(name),
        storeName: isSample(storeName),
        legalName: isSample(legalName),
        copyright: isSample(copyright),
      }),
    write: ({ name, storeName, legalName, copyright }) => ({
      name: filled(name),
      storeName: filled(storeName),
      legalName: filled(legalName),
      copyright: filled(copyright),
    }),
  },

  contact: {
    read: ({ address, city, state, phones: [phone = '', secondPhone = ''], email }) => ({
      address: own(address),
      city: own(city),
      state: own(state),
      phone,
      secondPhone,
      email,
    }),
    samples: ({ address, city, state, phones: [phone = '', secondPhone = ''], email }) =>
      those({
        address: isSample(address),
        city: isSample(city),
        state: isSample(state),
        phone: isSampleContact(phone),
        secondPhone: isSampleContact(secondPhone),
        email: isSampleContact(email),
      }),
    write: ({ address, city, state, phone, secondPhone, email }) => ({
      address: filled(address),
      city: filled(city),
      state: filled(state),
      phones: secondPhone === '' ? [phone] : [phone, secondPhone],
      email,
    }),
  },

  hours: {
    read: ({ hours, delivery: { promise, leadDays = DEFAULT_LEAD_DAYS } }) => ({
      hours: own(hours),
      promise: own(promise),
      leadDays,
    }),
    write: ({ hours, promise, leadDays }, { delivery }) => ({
      hours: filled(hours),
      delivery: { ...delivery, promise: filled(promise), leadDays },
    }),
  },

  licences: {
    read: ({ fssaiLicence, gstStatus = 'REGULAR', gstin, organicNeedsCertificate = !isDemo }) => ({
      fssaiLicence: fssaiLicence.en,
      gstStatus,
      gstin: gstin.en,
      organicNeedsCertificate,
    }),
    samples: ({ fssaiLicence, gstStatus, gstin }) =>
      those({ fssaiLicence: isSample(fssaiLicence), gstin: gstStatus !== 'UNREGISTERED' && isSample(gstin) }),
    write: ({ fssaiLicence, gstStatus, gstin, organicNeedsCertificate }) => ({
      fssaiLicence: number(fssaiLicence),
      gstStatus,
      gstin: number(gstin),
      organicNeedsCertificate,
      ...(/^\d/.test(gstin) && { gstStateCode: stateOfGstin(gstin) }),
    }),
  },

  invoices: {
    read: ({ invoicing }) => {
      const { moment, refundVouchers } = { ...INVOICING_DEFAULTS, ...invoicing };
      return { invoiceMoment: moment, refundVouchers };
    },
    write: ({ invoiceMoment, refundVouchers }) => ({ invoicing: { moment: invoiceMoment, refundVouchers } }),
  },

  grievance: {
    read: ({ grievanceOfficer: { name, designation, email, phone } }) => ({
      officerName: own(name),
      designation: own(designation),
      officerEmail: email,
      officerPhone: phone,
    }),
    samples: ({ grievanceOfficer: { name, email, phone } }) =>
      those({
        officerName: isSample(name),
        officerEmail: isSampleContact(email),
        officerPhone: isSampleContact(phone),
      }),
    write: ({ officerName, designation, officerEmail, officerPhone }) => ({
      grievanceOfficer: {
        name: filled(officerName),
        designation: filled(designation),
        email: officerEmail,
        phone: officerPhone,
      },
    }),
  },

  links: {
    read: (settings) => ({
      instagram: linkOf(settings, 'instagram'),
      facebook: linkOf(settings, 'facebook'),
      youtube: linkOf(settings, 'youtube'),
      whatsapp: linkOf(settings, 'whatsapp'),
      vendorText: own(settings.vendorCredit.text),
      vendorUrl: settings.vendorCredit.url,
    }),
    samples: (settings) => {
      const isDemo = (channel: Channel) =>
        linkOf(settings, channel) !== '' && linkOf(settings, channel) === linkOf(demoStore, channel);
      const { text, url } = settings.vendorCredit;
      return [
        ...CHANNELS.filter(isDemo),
        ...those({
          vendorText: isSample(text),
          vendorUrl: url === demoStore.vendorCredit.url,
        }),
      ];
    },
    write: ({ vendorText, vendorUrl, ...links }) => ({
      links: CHANNELS.flatMap((kind) => (links[kind] === '' ? [] : [{ kind, url: links[kind] }])),
      vendorCredit: { text: filled(vendorText), url: vendorUrl },
    }),
  },

  testimonials: {
    read: ({ testimonials = NONE }) => ({
      testimonialsShown: testimonials.shown,
      testimonials: testimonials.items.map(({ quote, source }) => ({ quote: own(quote), source: own(source) })),
    }),
    samples: ({ testimonials = NONE }) =>
      those({ testimonials: testimonials.shown && testimonials.items.length === 0 }),
    write: ({ testimonialsShown, testimonials }) => ({
      testimonials: {
        shown: testimonialsShown,
        items: testimonials.map(({ quote, source }) => ({ quote: filled(quote), source: filled(source) })),
      },
    }),
  },

  team: {
    read: ({ team = NONE }) => ({
      teamShown: team.shown,
      team: team.items.map(({ name, text }) => ({ personName: own(name), personText: own(text) })),
    }),
    samples: ({ team = NONE }) => those({ team: team.shown && team.items.length === 0 }),
    write: ({ teamShown, team }) => ({
      team: {
        shown: teamShown,
        items: team.map(({ personName, personText }) => ({ name: filled(personName), text: filled(personText) })),
      },
    }),
  },

  languages: {
    read: ({ languages: shown = LANGUAGES }) => ({
      languages: LANGUAGES.filter((language) => shown.includes(language)),
      firstLanguage: shown.at(0) ?? LANGUAGES[0],
    }),
    write: ({ languages, firstLanguage }) => ({
      languages: [firstLanguage, ...languages.filter((language) => language !== firstLanguage)],
    }),
  },

  payee: {
    read: ({ payee, storeName }) => ({
      payeeAddress: payee?.address ?? configured?.address ?? '',
      payeeName: payee?.name ?? configured?.name ?? storeName.en,
    }),
    samples: ({ payee }) => those({ payeeAddress: !payee && !configured }),
    write: ({ payeeAddress, payeeName }) =>
      payeeAddress === '' ? {} : { payee: { address: payeeAddress, name: payeeName } },
  },

  messages: {
    read: ({ messages }) => completeMessageRules(messages),
    write: (messages) => ({ messages }),
  },

  counter: {
    read: ({ counter }) => {
      const { refundLimitPaise, secondPersonPaise, orderAgeMinutes, complaintHours, shelfLife } =
        completeShopRules(counter);
      return {
        refundLimitPaise,
        secondPersonPaise,
        warnMinutes: orderAgeMinutes.warn,
        lateMinutes: orderAgeMinutes.late,
        complaintHours,
        shelfLifePercent: shelfLife.percent,
        shelfLifeDays: shelfLife.days,
        shelfWarnDays: shelfLife.warnDays,
      };
    },
    write: (values, { counter }) => ({
      counter: {
        ...counter,
        refundLimitPaise: values.refundLimitPaise,
        secondPersonPaise: values.secondPersonPaise,
        orderAgeMinutes: { warn: values.warnMinutes, late: values.lateMinutes },
        complaintHours: values.complaintHours,
        shelfLife: {
          percent: values.shelfLifePercent,
          days: values.shelfLifeDays,
          warnDays: values.shelfWarnDays,
        },
      },
    }),
  },

  door: {
    read: ({ counter }) => completeShopRules(counter).payAtDoor,
    write: (payAtDoor, { counter }) => ({ counter: { ...counter, payAtDoor } }),
  },
});
