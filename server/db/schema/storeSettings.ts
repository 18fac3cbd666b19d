import type { Language } from '../../../contract/constants';
import type { InvoiceMoment } from '../../../contract/invoiceConstants';
import type { LatLng } from '../../../contract/geo';
import type { Store } from '../../../contract/homepage';
import type { GstStatus } from '../../../contract/settingsFields';
import type { MessageRules } from '../../lib/messageRules';
import type { StoredShopRules } from '../../lib/shopRules';
import type { Translated } from './columns';

/** Money in paise. Documents of version 0.2 may lack optional fields. */
export interface StoreSettings {
  name: Translated;
  /** The store, not the brand (spec §1). */
  storeName: Translated;
  legalName: Translated;
  address: Translated;
  /** One or two numbers. */
  phones: string[];
  email: string;
  fssaiLicence: Translated;
  gstin: Translated;
  /** The default is REGULAR. */
  gstStatus?: GstStatus;
  /** The defaults are INVOICING_DEFAULTS. */
  invoicing?: { moment: InvoiceMoment; refundVouchers: boolean };
  /** CGST and SGST apply within this state, else IGST. */
  gstStateCode: string;
  links: Store['links'];
  copyright: Translated;
  vendorCredit: { text: Translated; url: string };
  grievanceOfficer: { name: Translated; designation: Translated; email: string; phone: string };
  hours: Translated;
  city: Translated;
  state: Translated;
  /** Receives plain UPI; the default is the environment's payee. */
  payee?: { address: string; name: string };
  /** Without it, the section is shown and empty. */
  testimonials?: { shown: boolean; items: { quote: Translated; source: Translated }[] };
  team?: { shown: boolean; items: { name: Translated; text: Translated }[] };
  /** Shown to customers, the default first; all when missing. */
  languages?: Language[];
  /** The defaults are those of `completeMessageRules`. */
  messages?: Partial<MessageRules>;
  delivery: {
    /** It is the map's centre, moved into an area if outside all. */
    centre: LatLng;
    promise: Translated;
    /** Calendar days from order to delivery, at most. */
    leadDays?: number;
  };
  /** DEFAULT_SHOP_RULES replaces what is missing. The key is stored, so its name stays. */
  counter?: StoredShopRules;
  /** Whether a product's organic claim needs certificates; without it, everywhere but in the demo. */
  organicNeedsCertificate?: boolean;
}
