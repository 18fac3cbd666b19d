import type { Language } from '../../../contract/constants';
import type { InvoiceMoment } from '../../../contract/counter';
import type { LatLng } from '../../../contract/geo';
import type { Store } from '../../../contract/homepage';
import type { GstStatus } from '../../../contract/settingsFields';
import type { StoredCounterSettings } from '../../lib/counterSettings';
import type { Translated } from './columns';

/** Money in paise. */
export interface StoreSettings {
  name: Translated;
  /** Where the store rather than the brand is named (spec §1). */
  storeName: Translated;
  legalName: Translated;
  address: Translated;
  /** One or two. */
  phones: string[];
  email: string;
  fssaiLicence: Translated;
  gstin: Translated;
  /** Documents of version 0.2 have none: REGULAR. */
  gstStatus?: GstStatus;
  /** Documents of version 0.2 have none: see INVOICING_DEFAULTS. */
  invoicing?: { moment: InvoiceMoment; refundVouchers: boolean };
  /** GST state code: within one state CGST and SGST, else IGST. */
  gstStateCode: string;
  links: Store['links'];
  copyright: Translated;
  vendorCredit: { text: Translated; url: string };
  grievanceOfficer: { name: Translated; designation: Translated; email: string; phone: string };
  hours: Translated;
  city: Translated;
  state: Translated;
  /** Whom plain UPI is paid to; without one, the environment's. */
  payee?: { address: string; name: string };
  /** Documents of version 0.2 have none: shown, and empty. */
  testimonials?: { shown: boolean; items: { quote: Translated; source: Translated }[] };
  team?: { shown: boolean; items: { name: Translated; text: Translated }[] };
  /** Shown to customers, the first one first. Documents of version 0.2 have none: all. */
  languages?: Language[];
  delivery: {
    /** Of the map; moved into an area where it is outside all. */
    centre: LatLng;
    promise: Translated;
    /** Calendar days from order to delivery, at most. Documents of version 0.2 have none. */
    leadDays?: number;
  };
  /** How the counter works. Documents of version 0.2 have none: see COUNTER_DEFAULTS. */
  counter?: StoredCounterSettings;
}
