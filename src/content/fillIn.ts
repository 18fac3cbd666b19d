import type { Store } from '../../contract/homepage';
import { chargeInWords } from '../lib/chargeInWords';
import { areasOf } from '../lib/geo';
import { formatPaise } from '../lib/money';

/** Prevents a line break within the number. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00A0');

/** "9 am" on one line. */
const withUnbrokenTimes = (hours: string): string => hours.replace(/(\d) (?=am|pm|மணி|बजे)/g, '$1\u00A0');

/** Seller facts by placeholder name, samples with their mark; '' for those that the seller leaves out. */
export const factsOf = (store: Store): Record<string, string> => ({
  name: store.name,
  storeName: store.storeName,
  legalName: store.legalName,
  address: store.address,
  phone: unbroken(store.phones[0] ?? ''),
  email: store.email,
  city: store.city,
  state: store.state,
  hours: withUnbrokenTimes(store.hours),
  promise: store.delivery.promise,
  fssai: store.fssaiLicence,
  gstin: store.gstin,
  charge: chargeInWords(areasOf(store), 'deliveryChargePaise'),
  freeFrom: chargeInWords(areasOf(store), 'freeDeliveryFromPaise'),
  minimum: chargeInWords(areasOf(store), 'minimumOrderPaise'),
  codeDigits: String(store.limits.codeDigits),
  codeMinutes: String(store.limits.codeMinutes),
  loginDays: String(store.limits.loginDays),
  paymentMinutes: String(store.limits.paymentMinutes),
  paymentLimit: formatPaise(store.limits.paymentLimitPaise),
  complaintHours: String(store.limits.complaintHours ?? 48),
  freshPercent: String(store.limits.freshPercent ?? 30),
  freshDays: String(store.limits.freshDays ?? 45),
  grievanceName: store.grievanceOfficer.name,
  grievanceDesignation: store.grievanceOfficer.designation,
  grievanceEmail: store.grievanceOfficer.email,
  grievancePhone: unbroken(store.grievanceOfficer.phone),
});

type Facts = Readonly<Record<string, string>>;

/**
 * Replaces `{placeholders}`, and leaves out each `<part>` whose placeholder is empty. Unknown ones stay visible so that a
 * test finds them; while facts load, each leaves a gap.
 */
export const fillIn = (text: string, facts: Facts | undefined): string =>
  text
    .replace(/<([^{>]*\{(\w+)\}[^>]*)>/g, (_whole, part: string, name: string) => (facts?.[name] === '' ? '' : part))
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => (facts ? (facts[name] ?? placeholder) : '…'));
