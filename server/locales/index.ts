import enAddress from './en/address.json';
import enAuth from './en/auth.json';
import enCore from './en/core.json';
import enCustomer from './en/customer.json';
import enEnquiries from './en/enquiries.json';
import enHomepage from './en/homepage.json';
import enOrders from './en/orders.json';
import enPayment from './en/payment.json';
import enValidation from './en/validation.json';
import taAddress from './ta/address.json';
import taAuth from './ta/auth.json';
import taCore from './ta/core.json';
import taCustomer from './ta/customer.json';
import taEnquiries from './ta/enquiries.json';
import taHomepage from './ta/homepage.json';
import taOrders from './ta/orders.json';
import taPayment from './ta/payment.json';
import taValidation from './ta/validation.json';
import hiAddress from './hi/address.json';
import hiAuth from './hi/auth.json';
import hiCore from './hi/core.json';
import hiCustomer from './hi/customer.json';
import hiEnquiries from './hi/enquiries.json';
import hiHomepage from './hi/homepage.json';
import hiOrders from './hi/orders.json';
import hiPayment from './hi/payment.json';
import hiValidation from './hi/validation.json';

/** One file per area and language; a test keeps their keys equal. */
export const locales = {
  en: {
    address: enAddress,
    auth: enAuth,
    core: enCore,
    customer: enCustomer,
    enquiries: enEnquiries,
    homepage: enHomepage,
    orders: enOrders,
    payment: enPayment,
    validation: enValidation,
  },
  ta: {
    address: taAddress,
    auth: taAuth,
    core: taCore,
    customer: taCustomer,
    enquiries: taEnquiries,
    homepage: taHomepage,
    orders: taOrders,
    payment: taPayment,
    validation: taValidation,
  },
  hi: {
    address: hiAddress,
    auth: hiAuth,
    core: hiCore,
    customer: hiCustomer,
    enquiries: hiEnquiries,
    homepage: hiHomepage,
    orders: hiOrders,
    payment: hiPayment,
    validation: hiValidation,
  },
} as const;

export type EnglishMessages = typeof locales.en;
