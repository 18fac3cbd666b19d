import type { LatLng } from '../../../contract/geo';
import type { Store } from '../../../contract/homepage';
import type { Translated } from './columns';

/** What the seller decides, kept as the one row of store_settings. Money in paise. */
export interface StoreSettings {
  name: Translated;
  /** Where the wording names the store rather than the brand (spec §1). */
  storeName: Translated;
  legalName: Translated;
  address: Translated;
  phones: [string, string];
  email: string;
  fssaiLicence: Translated;
  gstin: Translated;
  /** The state's code on a GST invoice; within one state the tax is CGST and SGST, elsewhere IGST. */
  gstStateCode: string;
  links: Store['links'];
  copyright: Translated;
  vendorCredit: { text: Translated; url: string };
  grievanceOfficer: { name: Translated; designation: Translated; email: string; phone: string };
  hours: Translated;
  city: Translated;
  state: Translated;
  charges: Store['charges'];
  delivery: {
    /** The corners of the delivery area in their order. */
    area: LatLng[];
    centre: LatLng;
    promise: Translated;
  };
}
