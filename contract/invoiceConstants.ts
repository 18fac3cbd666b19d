export const INVOICE_KINDS = ['TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const DOCUMENT_KINDS = [...INVOICE_KINDS, 'CREDIT_NOTE', 'REFUND_VOUCHER'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** GST's code of the unit that invoices count in: a pack, whatever it holds. */
export const UNIT_OF_PACKS = 'PAC';

export const INVOICE_MOMENTS = ['PICKEDUP', 'PAID'] as const;
export type InvoiceMoment = (typeof INVOICE_MOMENTS)[number];
