import enAddress from './en/address.json';
import enApprovals from './en/approvals.json';
import enAuth from './en/auth.json';
import enComplaints from './en/complaints.json';
import enCore from './en/core.json';
import enOrderBoard from './en/orderBoard.json';
import enCustomer from './en/customer.json';
import enCustomerRecords from './en/customerRecords.json';
import enEnquiries from './en/enquiries.json';
import enHomepage from './en/homepage.json';
import enInvoices from './en/invoices.json';
import enMessaging from './en/messaging.json';
import enMoney from './en/money.json';
import enOpening from './en/opening.json';
import enOrders from './en/orders.json';
import enPacking from './en/packing.json';
import enPayment from './en/payment.json';
import enPhotos from './en/photos.json';
import enProducers from './en/producers.json';
import enRefunds from './en/refunds.json';
import enRatings from './en/ratings.json';
import enRounds from './en/rounds.json';
import enPhoneOrders from './en/phoneOrders.json';
import enCatalogueCsv from './en/catalogueCsv.json';
import enCatalogueEditing from './en/catalogueEditing.json';
import enSettlements from './en/settlements.json';
import enShopSettings from './en/shopSettings.json';
import enDeliveryAreas from './en/deliveryAreas.json';
import enSelling from './en/selling.json';
import enSlots from './en/slots.json';
import enStaff from './en/staff.json';
import enStock from './en/stock.json';
import enValidation from './en/validation.json';
import enWaitlist from './en/waitlist.json';
import enWishlist from './en/wishlist.json';
import taAddress from './ta/address.json';
import taApprovals from './ta/approvals.json';
import taAuth from './ta/auth.json';
import taComplaints from './ta/complaints.json';
import taCore from './ta/core.json';
import taOrderBoard from './ta/orderBoard.json';
import taCustomer from './ta/customer.json';
import taCustomerRecords from './ta/customerRecords.json';
import taEnquiries from './ta/enquiries.json';
import taHomepage from './ta/homepage.json';
import taInvoices from './ta/invoices.json';
import taMessaging from './ta/messaging.json';
import taMoney from './ta/money.json';
import taOpening from './ta/opening.json';
import taOrders from './ta/orders.json';
import taPacking from './ta/packing.json';
import taPayment from './ta/payment.json';
import taPhotos from './ta/photos.json';
import taProducers from './ta/producers.json';
import taRefunds from './ta/refunds.json';
import taRatings from './ta/ratings.json';
import taRounds from './ta/rounds.json';
import taPhoneOrders from './ta/phoneOrders.json';
import taCatalogueCsv from './ta/catalogueCsv.json';
import taCatalogueEditing from './ta/catalogueEditing.json';
import taSettlements from './ta/settlements.json';
import taShopSettings from './ta/shopSettings.json';
import taDeliveryAreas from './ta/deliveryAreas.json';
import taSelling from './ta/selling.json';
import taSlots from './ta/slots.json';
import taStaff from './ta/staff.json';
import taStock from './ta/stock.json';
import taValidation from './ta/validation.json';
import taWaitlist from './ta/waitlist.json';
import taWishlist from './ta/wishlist.json';
import hiAddress from './hi/address.json';
import hiApprovals from './hi/approvals.json';
import hiAuth from './hi/auth.json';
import hiComplaints from './hi/complaints.json';
import hiCore from './hi/core.json';
import hiOrderBoard from './hi/orderBoard.json';
import hiCustomer from './hi/customer.json';
import hiCustomerRecords from './hi/customerRecords.json';
import hiEnquiries from './hi/enquiries.json';
import hiHomepage from './hi/homepage.json';
import hiInvoices from './hi/invoices.json';
import hiMessaging from './hi/messaging.json';
import hiMoney from './hi/money.json';
import hiOpening from './hi/opening.json';
import hiOrders from './hi/orders.json';
import hiPacking from './hi/packing.json';
import hiPayment from './hi/payment.json';
import hiPhotos from './hi/photos.json';
import hiProducers from './hi/producers.json';
import hiRefunds from './hi/refunds.json';
import hiRatings from './hi/ratings.json';
import hiRounds from './hi/rounds.json';
import hiPhoneOrders from './hi/phoneOrders.json';
import hiCatalogueCsv from './hi/catalogueCsv.json';
import hiCatalogueEditing from './hi/catalogueEditing.json';
import hiSettlements from './hi/settlements.json';
import hiShopSettings from './hi/shopSettings.json';
import hiDeliveryAreas from './hi/deliveryAreas.json';
import hiSelling from './hi/selling.json';
import hiSlots from './hi/slots.json';
import hiStaff from './hi/staff.json';
import hiStock from './hi/stock.json';
import hiValidation from './hi/validation.json';
import hiWaitlist from './hi/waitlist.json';
import hiWishlist from './hi/wishlist.json';

/** One file per area and language; a test keeps their keys equal. */
export const locales = {
  en: {
    address: enAddress,
    approvals: enApprovals,
    auth: enAuth,
    complaints: enComplaints,
    core: enCore,
    orderBoard: enOrderBoard,
    customer: enCustomer,
    customerRecords: enCustomerRecords,
    enquiries: enEnquiries,
    homepage: enHomepage,
    invoices: enInvoices,
    messaging: enMessaging,
    money: enMoney,
    opening: enOpening,
    orders: enOrders,
    packing: enPacking,
    payment: enPayment,
    photos: enPhotos,
    producers: enProducers,
    refunds: enRefunds,
    ratings: enRatings,
    rounds: enRounds,
    phoneOrders: enPhoneOrders,
    catalogueCsv: enCatalogueCsv,
    catalogueEditing: enCatalogueEditing,
    settlements: enSettlements,
    shopSettings: enShopSettings,
    deliveryAreas: enDeliveryAreas,
    selling: enSelling,
    slots: enSlots,
    staff: enStaff,
    stock: enStock,
    validation: enValidation,
    waitlist: enWaitlist,
    wishlist: enWishlist,
  },
  ta: {
    address: taAddress,
    approvals: taApprovals,
    auth: taAuth,
    complaints: taComplaints,
    core: taCore,
    orderBoard: taOrderBoard,
    customer: taCustomer,
    customerRecords: taCustomerRecords,
    enquiries: taEnquiries,
    homepage: taHomepage,
    invoices: taInvoices,
    messaging: taMessaging,
    money: taMoney,
    opening: taOpening,
    orders: taOrders,
    packing: taPacking,
    payment: taPayment,
    photos: taPhotos,
    producers: taProducers,
    refunds: taRefunds,
    ratings: taRatings,
    rounds: taRounds,
    phoneOrders: taPhoneOrders,
    catalogueCsv: taCatalogueCsv,
    catalogueEditing: taCatalogueEditing,
    settlements: taSettlements,
    shopSettings: taShopSettings,
    deliveryAreas: taDeliveryAreas,
    selling: taSelling,
    slots: taSlots,
    staff: taStaff,
    stock: taStock,
    validation: taValidation,
    waitlist: taWaitlist,
    wishlist: taWishlist,
  },
  hi: {
    address: hiAddress,
    approvals: hiApprovals,
    auth: hiAuth,
    complaints: hiComplaints,
    core: hiCore,
    orderBoard: hiOrderBoard,
    customer: hiCustomer,
    customerRecords: hiCustomerRecords,
    enquiries: hiEnquiries,
    homepage: hiHomepage,
    invoices: hiInvoices,
    messaging: hiMessaging,
    money: hiMoney,
    opening: hiOpening,
    orders: hiOrders,
    packing: hiPacking,
    payment: hiPayment,
    photos: hiPhotos,
    producers: hiProducers,
    refunds: hiRefunds,
    ratings: hiRatings,
    rounds: hiRounds,
    phoneOrders: hiPhoneOrders,
    catalogueCsv: hiCatalogueCsv,
    catalogueEditing: hiCatalogueEditing,
    settlements: hiSettlements,
    shopSettings: hiShopSettings,
    deliveryAreas: hiDeliveryAreas,
    selling: hiSelling,
    slots: hiSlots,
    staff: hiStaff,
    stock: hiStock,
    validation: hiValidation,
    waitlist: hiWaitlist,
    wishlist: hiWishlist,
  },
} as const;

export type EnglishMessages = typeof locales.en;
