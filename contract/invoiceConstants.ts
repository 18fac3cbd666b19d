export const INVOICE_KINDS = ['TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** They go with what is sent without a price: a challan of a registered seller (CGST Rules, 55), a plain note of others. */
export const DELIVERY_KINDS = ['DELIVERY_CHALLAN', 'DELIVERY_NOTE'] as const;

export const DOCUMENT_KINDS = [...INVOICE_KINDS, 'CREDIT_NOTE', 'REFUND_VOUCHER', ...DELIVERY_KINDS] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** GST's code of the unit that invoices count in: a pack, whatever it holds. */
export const UNIT_OF_PACKS = 'PAC';

export const INVOICE_MOMENTS = ['PICKEDUP', 'PAID'] as const;
export type InvoiceMoment = (typeof INVOICE_MOMENTS)[number];
