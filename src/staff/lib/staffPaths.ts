/** Whether it is the order board, where the staff area opens. */
export const isBoardPath = (path: string): boolean => /^\/staff\/?$/.test(path);

/** How the navigation marks an entry: as the page, or as that which the page belongs to. @param to the entry's path */
export const currentMark = (path: string, to: string): 'page' | 'true' | undefined => {
  if (to === '/staff') return isBoardPath(path) ? 'page' : path.startsWith('/staff/orders/') ? 'true' : undefined;
  if (path === to) return 'page';
  return path.startsWith(`${to}/`) ? 'true' : undefined;
};

/** The guide leads from an empty shop to its first order. */
export const GUIDE_PATH = '/staff/guide';

/** An order's page in the staff area. */
export const staffOrderPath = (orderNumber: string): string => `/staff/orders/${encodeURIComponent(orderNumber)}`;

/** Orders of a customer. */
export const ordersOfPath = (mobileNumber: string): string => `/staff?list=ALL&q=${encodeURIComponent(mobileNumber)}`;

export const CUSTOMERS_PATH = '/staff/customers';
/** What staff know of a customer. */
export const customerPath = (customerId: string): string => `${CUSTOMERS_PATH}/${encodeURIComponent(customerId)}`;
/** Begins an order by phone for a number. */
export const newOrderPath = (mobileNumber: string): string =>
  `/staff/new-order?number=${encodeURIComponent(mobileNumber)}`;

export const APPROVALS_PATH = '/staff/approvals';
export const PAYMENTS_PATH = '/staff/payments';
export const COMPLAINTS_PATH = '/staff/complaints';
export const ENQUIRIES_PATH = '/staff/enquiries';
export const RATINGS_PATH = '/staff/ratings';
/** Those of a product or a customer. */
export const ratingsPath = (of: 'product' | 'customer', id: string): string =>
  `${RATINGS_PATH}?${of}=${encodeURIComponent(id)}`;
export const HEALTH_PATH = '/staff/health';
/** An enquiry with its conversation. */
export const enquiryPath = (ticketNumber: string): string => `${ENQUIRIES_PATH}/${encodeURIComponent(ticketNumber)}`;
export const MESSAGES_PATH = '/staff/messages';
export const MONEY_PATH = '/staff/money';
/** Plain UPI, and refunds that are sent by hand. */
export const BANK_PATH = `${MONEY_PATH}?view=bank`;

export const STOCK_PATH = '/staff/stock';
/** What is out or runs out soon. */
export const LOW_STOCK_PATH = `${STOCK_PATH}?view=low`;
/** A pack's stock, batches and history. */
export const packStockPath = (packId: string): string => `/staff/stock/${encodeURIComponent(packId)}`;

/** The page shows who got a batch, and recalls it. */
export const batchPath = (batchId: string): string => `/staff/stock/batches/${encodeURIComponent(batchId)}`;

export const SELLING_PATHS = {
  coupons: '/staff/selling',
  offers: '/staff/selling/offers',
  banners: '/staff/selling/banners',
} as const;

export const PRODUCTS_PATH = '/staff/products';
export const PRICES_PATH = `${PRODUCTS_PATH}/prices`;
export const PRODUCT_CATEGORIES_PATH = `${PRODUCTS_PATH}/categories`;
export const NEW_SET_PATH = `${PRODUCTS_PATH}/new?set`;
export const ADDONS_PATH = `${PRODUCTS_PATH}/addons`;
export const TAXES_PATH = `${PRODUCTS_PATH}/taxes`;
/** The path of a product's form. */
export const staffProductPath = (productId: string): string => `${PRODUCTS_PATH}/${encodeURIComponent(productId)}`;
/** A product as customers would see it. */
export const previewPath = (productId: string): string => `${staffProductPath(productId)}/preview`;
export const CSV_PATH = `${PRODUCTS_PATH}/csv`;
/** A file that was read in. */
export const csvImportPath = (importId: string): string => `${CSV_PATH}/${encodeURIComponent(importId)}`;

export const SETTINGS_PATH = '/staff/settings';
/** A section of the settings; with a field, at that field. */
export const settingsPath = (section: string, field?: string): string =>
  `${SETTINGS_PATH}/${section}${field === undefined ? '' : `#${field}`}`;

/** A day's bills and money, to be printed. */
export const dayReportPath = (day: string): string => `/staff/figures/day?day=${encodeURIComponent(day)}`;

export const AREAS_PATH = '/staff/areas';
export const WAITLIST_PATH = `${AREAS_PATH}/waitlist`;
export const NEW_AREA_PATH = `${AREAS_PATH}/new`;
/** A delivery area's form. */
export const areaPath = (areaId: string): string => `${AREAS_PATH}/${encodeURIComponent(areaId)}`;

export const PRODUCERS_PATH = '/staff/producers';
export const NEW_PRODUCER_PATH = `${PRODUCERS_PATH}/new`;
/** A producer's form. */
export const staffProducerPath = (producerId: string): string => `${PRODUCERS_PATH}/${encodeURIComponent(producerId)}`;

export const SETTLEMENTS_PATH = '/staff/settlements';
