import type { ComponentType } from 'react';
import type { ParseKeys } from 'i18next';
import type { StaffAction } from '../../contract/staffRights';
import { PersonOutlined, PlaceOutlined, ReplayOutlined } from '../components/icons';
import { CheckCircleOutlined, LocalShippingOutlined } from '../components/pageIcons';
import {
  CallOutlined,
  LocalOfferOutlined,
  MailOutlined,
  MapOutlined,
  ReceiptLongOutlined,
  ScheduleOutlined,
} from '../components/lazyIcons';
import {
  AccountBalanceOutlined,
  Board,
  Cash,
  Chart,
  CreditCard,
  Group,
  MedicalCross,
  Parcel,
  Shelf,
  SmsOutlined,
  Sprout,
  Star,
  Storefront,
  Tickets,
  Tune,
} from './components/staffIcons';

export interface StaffPage {
  /** Below `/staff/`; '' is where the staff area opens. */
  path: string;
  /** Without the right to it, the page is neither listed nor shown. */
  action: StaffAction;
  /** In the navigation; without a title the page is reached from another one. */
  title?: ParseKeys<'staffFrame'>;
  Icon?: ComponentType;
  /** Rarely opened ones share a chunk; without it, the page is part of the staff area's first scripts. */
  load?: () => Promise<ComponentType>;
}

/** The staff area's pages, in the order of the day. */
export const STAFF_PAGES: readonly StaffPage[] = [
  {
    path: '',
    action: 'readOrders',
    title: 'pages.board',
    Icon: Board,
  },
  {
    path: 'orders/:orderNumber',
    action: 'readOrders',
    load: async () => (await import(/* webpackChunkName: "staff-order" */ './pages/order/OrderPage')).OrderPage,
  },
  {
    path: 'packing',
    action: 'packOrders',
    title: 'pages.packing',
    Icon: Parcel,
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/packing/PackingPage')).PackingPage,
  },
  {
    path: 'packing/print',
    action: 'packOrders',
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/packingPrint/PackingPrintPage')).PackingPrintPage,
  },
  {
    path: 'new-order',
    action: 'takeOrders',
    title: 'pages.newOrder',
    Icon: CallOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/newOrder/NewOrderPage')).NewOrderPage,
  },
  {
    path: 'rounds',
    action: 'planRounds',
    title: 'pages.rounds',
    Icon: MapOutlined,
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/rounds/RoundsPage')).RoundsPage,
  },
  {
    path: 'ride',
    action: 'rideRounds',
    title: 'pages.ride',
    Icon: LocalShippingOutlined,
    load: async () => (await import(/* webpackChunkName: "staff-ride" */ './pages/ride/RidePage')).RidePage,
  },
  {
    path: 'approvals',
    action: 'approveRefunds',
    title: 'pages.approvals',
    Icon: CheckCircleOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/approvals/ApprovalsPage')).ApprovalsPage,
  },
  {
    path: 'customers',
    action: 'readCustomers',
    title: 'pages.customers',
    Icon: Group,
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/customers/CustomersPage')).CustomersPage,
  },
  {
    path: 'customers/:customerId',
    action: 'readCustomers',
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/customer/CustomerPage')).CustomerPage,
  },
  {
    path: 'complaints',
    action: 'decideComplaints',
    title: 'pages.complaints',
    Icon: ReplayOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/complaints/ComplaintsPage')).ComplaintsPage,
  },
  {
    path: 'enquiries',
    action: 'answerEnquiries',
    title: 'pages.enquiries',
    Icon: MailOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/enquiries/EnquiriesPage')).EnquiriesPage,
  },
  {
    path: 'enquiries/:ticketNumber',
    action: 'answerEnquiries',
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/enquiries/EnquiryPage')).EnquiryPage,
  },
  {
    path: 'ratings',
    action: 'moderateRatings',
    title: 'pages.ratings',
    Icon: Star,
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/ratings/RatingsPage')).RatingsPage,
  },
  {
    path: 'money',
    action: 'receiveCash',
    title: 'pages.money',
    Icon: Cash,
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/money/MoneyPage')).MoneyPage,
  },
  {
    path: 'payments',
    action: 'matchTransfers',
    title: 'pages.payments',
    Icon: CreditCard,
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/payments/PaymentsPage')).PaymentsPage,
  },
  {
    path: 'settlements',
    action: 'matchTransfers',
    title: 'pages.settlements',
    Icon: AccountBalanceOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/settlements/SettlementsPage')).SettlementsPage,
  },
  {
    path: 'products',
    action: 'readCatalogue',
    title: 'pages.products',
    Icon: LocalOfferOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "staff-catalogue" */ './pages/products/ProductsPage')).ProductsPage,
  },
  {
    path: 'products/new',
    action: 'manageCatalogue',
    load: async () =>
      (await import(/* webpackChunkName: "staff-catalogue" */ './pages/product/ProductPage')).NewProductPage,
  },
  {
    path: 'products/prices',
    action: 'readCatalogue',
    load: async () => (await import(/* webpackChunkName: "staff-catalogue" */ './pages/prices/PricesPage')).PricesPage,
  },
  {
    path: 'products/categories',
    action: 'readCatalogue',
    load: async () =>
      (await import(/* webpackChunkName: "staff-catalogue" */ './pages/productCategories/ProductCategoriesPage'))
        .ProductCategoriesPage,
  },
  {
    path: 'products/addons',
    action: 'readCatalogue',
    load: async () => (await import(/* webpackChunkName: "staff-catalogue" */ './pages/addons/AddonsPage')).AddonsPage,
  },
  {
    path: 'products/taxes',
    action: 'readCatalogue',
    load: async () => (await import(/* webpackChunkName: "staff-catalogue" */ './pages/taxes/TaxesPage')).TaxesPage,
  },
  {
    path: 'products/csv',
    action: 'readCatalogue',
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/csv/CsvPage')).CsvPage,
  },
  {
    path: 'products/csv/:importId',
    action: 'manageCatalogue',
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/csvImport/CsvImportPage')).CsvImportPage,
  },
  {
    path: 'products/:productId',
    action: 'readCatalogue',
    load: async () =>
      (await import(/* webpackChunkName: "staff-catalogue" */ './pages/product/ProductPage')).ProductPage,
  },
  {
    path: 'products/:productId/preview',
    action: 'readCatalogue',
    load: async () =>
      (await import(/* webpackChunkName: "staff-catalogue" */ './pages/product/PreviewPage')).PreviewPage,
  },
  {
    path: 'selling',
    action: 'manageSelling',
    title: 'pages.selling',
    Icon: Tickets,
    load: async () =>
      (await import(/* webpackChunkName: "staff-catalogue" */ './pages/selling/CouponsPage')).CouponsPage,
  },
  {
    path: 'selling/offers',
    action: 'manageSelling',
    load: async () => (await import(/* webpackChunkName: "staff-catalogue" */ './pages/selling/OffersPage')).OffersPage,
  },
  {
    path: 'selling/banners',
    action: 'manageSelling',
    load: async () =>
      (await import(/* webpackChunkName: "staff-catalogue" */ './pages/selling/BannersPage')).BannersPage,
  },
  {
    path: 'slots',
    action: 'manageSlots',
    title: 'pages.slots',
    Icon: ScheduleOutlined,
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/slots/SlotsPage')).SlotsPage,
  },
  {
    path: 'areas',
    action: 'manageAreas',
    title: 'pages.areas',
    Icon: PlaceOutlined,
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/areas/AreasPage')).AreasPage,
  },
  {
    path: 'areas/new',
    action: 'manageAreas',
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/area/AreaPage')).NewAreaPage,
  },
  {
    path: 'areas/waitlist',
    action: 'manageAreas',
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/waitlist/WaitlistPage')).WaitlistPage,
  },
  {
    path: 'areas/:areaId',
    action: 'manageAreas',
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/area/AreaPage')).AreaPage,
  },
  {
    path: 'stock',
    action: 'readStock',
    title: 'pages.stock',
    Icon: Shelf,
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/stock/StockPage')).StockPage,
  },
  {
    path: 'stock/:packId',
    action: 'readStock',
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/stockPack/PackStockPage')).PackStockPage,
  },
  {
    path: 'stock/batches/:batchId',
    action: 'readStock',
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/recall/RecallPage')).RecallPage,
  },
  {
    path: 'producers',
    action: 'readStock',
    title: 'pages.producers',
    Icon: Sprout,
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/producers/ProducersPage')).ProducersPage,
  },
  {
    path: 'producers/new',
    action: 'manageCatalogue',
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/producers/ProducerPage')).NewProducerPage,
  },
  {
    path: 'producers/:producerId',
    action: 'readStock',
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/producers/ProducerPage')).ProducerPage,
  },
  {
    path: 'figures',
    action: 'readFigures',
    title: 'pages.figures',
    Icon: Chart,
    load: async () => (await import(/* webpackChunkName: "staff-figures" */ './pages/figures/FiguresPage')).FiguresPage,
  },
  {
    path: 'figures/day',
    action: 'readFigures',
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/dayReport/DayReportPage')).DayReportPage,
  },
  {
    path: 'invoices',
    action: 'readInvoices',
    title: 'pages.invoices',
    Icon: ReceiptLongOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/invoices/InvoicesPage')).InvoicesPage,
  },
  {
    path: 'guide',
    action: 'openShop',
    title: 'pages.guide',
    Icon: Storefront,
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/guide/GuidePage')).GuidePage,
  },
  {
    path: 'people',
    action: 'managePeople',
    title: 'pages.people',
    Icon: PersonOutlined,
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/people/PeoplePage')).PeoplePage,
  },
  {
    path: 'settings',
    action: 'manageSettings',
    title: 'pages.settings',
    Icon: Tune,
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/settings/SettingsPage')).SettingsPage,
  },
  {
    path: 'settings/:section',
    action: 'manageSettings',
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/settings/SettingsSectionPage')).SettingsSectionPage,
  },
  {
    path: 'messages',
    action: 'manageMessages',
    title: 'pages.messages',
    Icon: SmsOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "staff-pages" */ './pages/messages/MessagesPage')).MessagesPage,
  },
  {
    path: 'health',
    action: 'manageHealth',
    title: 'pages.health',
    Icon: MedicalCross,
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/health/HealthPage')).HealthPage,
  },
  {
    path: 'log',
    action: 'readAudit',
    title: 'pages.log',
    Icon: ReceiptLongOutlined,
    load: async () => (await import(/* webpackChunkName: "staff-pages" */ './pages/log/LogPage')).LogPage,
  },
];
