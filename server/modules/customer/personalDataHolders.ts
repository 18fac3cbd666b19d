import type { Address } from '../../../contract/address';
import type { Language } from '../../../contract/constants';
import type { ExportedComplaint } from '../../../contract/complaints';
import type { ExportedEnquiry } from '../../../contract/enquiries';
import type { ExportedMessage } from '../../../contract/customer';
import type {
  ExportedBrowser,
  ExportedConsent,
  ExportedMessageChoice,
  ExportedStop,
} from '../../../contract/messageChoices';
import type { ExportedOrder } from '../../../contract/orders';
import type { ExportedRating } from '../../../contract/ratings';
import type { ExportedBlock, ExportedNote } from '../../../contract/staffCustomers';
import type { ExportedWaitlistEntry } from '../../../contract/waitlist';
import type { ExportedStockAlert, ExportedWish } from '../../../contract/wishlist';
import type { Transaction } from '../../db/database';
import type { AppError } from '../../lib/errors';
import type { GivenCode } from '../auth';

interface Contacts {
  mobileNumber: string;
  emailId: string;
}

/**
 * Addresses, enquiries, login tokens, staff's notes and blocks are erased with the customer's row, and so is the name
 * beside ratings.
 */
export interface PersonalDataHolders {
  address: {
    listAddresses(customerId: string): Promise<Address[]>;
  };
  orders: {
    exportOrders(customerId: string, language: Language): AsyncIterable<ExportedOrder>;
    /** @throws AppError 409 while an order blocks it */
    lockToErase(tx: Transaction, customerId: string): Promise<void>;
    disownOrders(tx: Transaction, customerId: string): Promise<void>;
  };
  complaints: {
    /** It must run before `erasePhotos`, because complaints link to photos. */
    eraseComplaints(tx: Transaction, customerId: string): Promise<void>;
    exportComplaints(customerId: string): AsyncIterable<ExportedComplaint>;
  };
  photos: {
    /** Runs before `disownOrders`. */
    erasePhotos(tx: Transaction, customerId: string): Promise<void>;
  };
  records: {
    exportNotes(customerId: string): AsyncIterable<ExportedNote>;
    exportBlocks(customerId: string): AsyncIterable<ExportedBlock>;
  };
  ratings: {
    exportRatings(customerId: string, language: Language): AsyncIterable<ExportedRating>;
  };
  enquiries: {
    exportEnquiries(customerId: string): AsyncIterable<ExportedEnquiry>;
  };
  waitlist: {
    exportEntries(mobileNumber: string): AsyncIterable<ExportedWaitlistEntry>;
    eraseNumber(tx: Transaction, mobileNumber: string): Promise<void>;
  };
  /** They are erased with the customer's row. */
  wishlist: {
    exportWishes(customerId: string, language: Language): AsyncIterable<ExportedWish>;
    exportStockAlerts(customerId: string, language: Language): AsyncIterable<ExportedStockAlert>;
  };
  messages: {
    /** Those of the last year; texts are not stored. */
    exportMessages(mobileNumber: string): AsyncIterable<ExportedMessage>;
    eraseNumber(tx: Transaction, mobileNumber: string): Promise<void>;
    exportChoices(customerId: string): AsyncIterable<ExportedMessageChoice>;
    exportConsents(customerId: string): AsyncIterable<ExportedConsent>;
    exportStops(person: Contacts): AsyncIterable<ExportedStop>;
    exportBrowsers(customerId: string): AsyncIterable<ExportedBrowser>;
    /** Choices, consents and browsers are erased with the customer's row. */
    eraseStops(tx: Transaction, person: Contacts): Promise<void>;
    /** Mail goes to the address again that did not exist, but not to one whose owner ended it. */
    retryBouncedEmail(tx: Transaction, emailId: string): Promise<void>;
  };
  auth: {
    /** Returns null when it is right, else an error to throw after the commit. */
    confirm(tx: Transaction, given: GivenCode): Promise<AppError | null>;
    eraseNumber(tx: Transaction, mobileNumber: string): Promise<void>;
  };
}
