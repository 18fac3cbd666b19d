import type { Language } from '../../../contract/constants';
import type { StoreSettings } from '../../db/schema/storeSettings';
import { inRupees } from '../../lib/inRupees';

/**
 * Replaces `{freeFrom}`, `{charge}`, `{minimum}` and `{city}` by the store's settings, so that banners and offers can't
 * contradict them.
 */
export function fillInFacts(text: string, { charges, city }: StoreSettings, language: Language): string {
  const facts: Readonly<Record<string, string>> = {
    freeFrom: inRupees(charges.freeDeliveryFromPaise),
    charge: inRupees(charges.deliveryChargePaise),
    minimum: inRupees(charges.minimumOrderPaise),
    city: city[language],
  };
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
}
