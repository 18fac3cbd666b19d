import type { HttpHandler } from 'msw';
import { addressHandlers } from './address';
import { authHandlers } from './auth';
import { complaintsHandlers } from './complaints';
import { customerHandlers } from './customer';
import { enquiryHandlers } from './enquiries';
import { homepageHandlers } from './homepage';
import { ordersHandlers } from './orders';
import { ratingsHandlers } from './ratings';
import { staffHandlers } from './staff';
import { staffOrdersHandlers } from './staffOrders';
import { staffLoginHandlers } from './staffLogin';
import { staffFiguresHandlers } from './staffFigures';
import { staffHealthHandlers } from './staffHealth';
import { staffInvoicesHandlers } from './staffInvoices';
import { staffMessagesHandlers } from './staffMessages';
import { staffMoneyHandlers } from './staffMoney';
import { staffNewOrderHandlers } from './staffNewOrder';
import { staffOpeningHandlers } from './staffOpening';
import { staffPaymentsHandlers } from './staffPayments';
import { staffPackingHandlers } from './staffPacking';
import { staffCatalogueHandlers } from './staffCatalogue';
import { staffSettingsHandlers } from './staffSettings';
import { staffSellingHandlers } from './staffSelling';
import { staffCustomersHandlers } from './staffCustomers';
import { staffCsvHandlers } from './staffCsv';
import { staffAreasHandlers } from './staffAreas';
import { staffSettlementsHandlers } from './staffSettlements';
import { staffSlotsHandlers } from './staffSlots';
import { staffPeopleHandlers } from './staffPeople';
import { staffStockHandlers } from './staffStock';
import { staffRoundHandlers } from './staffRounds';
import { producerHandlers } from './producers';
import { storeHandlers } from './store';
import { waitlistHandlers } from './waitlist';
import { wishlistHandlers } from './wishlist';

/** The mock API's default handlers, one file per area. */
export const handlers: HttpHandler[] = [
  ...producerHandlers,
  ...addressHandlers,
  ...authHandlers,
  ...complaintsHandlers,
  ...customerHandlers,
  ...enquiryHandlers,
  ...homepageHandlers,
  ...ordersHandlers,
  ...ratingsHandlers,
  ...staffHandlers,
  ...staffOrdersHandlers,
  ...staffLoginHandlers,
  ...staffFiguresHandlers,
  ...staffHealthHandlers,
  ...staffInvoicesHandlers,
  ...staffMessagesHandlers,
  ...staffMoneyHandlers,
  ...staffNewOrderHandlers,
  ...staffOpeningHandlers,
  ...staffPaymentsHandlers,
  ...staffPackingHandlers,
  ...staffCatalogueHandlers,
  ...staffSettingsHandlers,
  ...staffSellingHandlers,
  ...staffCustomersHandlers,
  ...staffCsvHandlers,
  ...staffAreasHandlers,
  ...staffSettlementsHandlers,
  ...staffSlotsHandlers,
  ...staffStockHandlers,
  ...staffPeopleHandlers,
  ...staffRoundHandlers,
  ...storeHandlers,
  ...waitlistHandlers,
  ...wishlistHandlers,
];
