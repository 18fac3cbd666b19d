export const INVOICE_KINDS = ['TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const DOCUMENT_KINDS = [...INVOICE_KINDS, 'CREDIT_NOTE', 'REFUND_VOUCHER'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const INVOICE_MOMENTS = ['PICKEDUP', 'PAID'] as const;
export type InvoiceMoment = (typeof INVOICE_MOMENTS)[number];
