import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { DELIVERY_KINDS, DOCUMENT_KINDS, INVOICE_KINDS, type DocumentKind } from '../../../contract/invoiceConstants';
import type { Measure } from '../../../contract/packSize';
import type { GstStatus } from '../../../contract/settingsFields';
import { moment, oneOf, paise, type Translated } from './columns';
import { orders } from './orders';

/** Locked until the document commits, so that numbers have no gaps. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    kind: text('kind').$type<DocumentKind>().notNull(),
    financialYear: integer('financial_year').notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.financialYear] }),
    check('invoice_series_kind_check', oneOf(table.kind, DOCUMENT_KINDS)),
  ],
);

/** Amounts include tax unless noted. */
export interface InvoiceLine {
  /** A bundle has a line per part. */
  lineNo: number;
  partNo: number | null;
  name: Translated;
  bundle: Translated | null;
  addons: Translated[];
  netGrams: number;
  /** Lines written before there was another are of a weight. */
  measure?: Measure;
  hsn: string;
  quantity: number;
  /** The price is the list price, add-ons included. */
  listedPaise: number;
  discountPaise: number;
  deliveryPaise: number;
  gstPercent: number;
  /** Its worth before tax, for information, on what goes with a replacement. */
  valuePaise?: number;
  /** The line's amount before tax. */
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

export interface InvoiceSeller {
  legalName: Translated;
  storeName: Translated;
  address: Translated;
  gstStatus: GstStatus;
  gstin: Translated;
  fssaiLicence: Translated;
  stateCode: string;
  phone: string;
  email: string;
}

/** The address is as billed. Survives account erasure for the period that tax law requires. */
export interface InvoiceBuyer {
  name: string;
  phone: string;
  address: string;
  /** A different recipient, where the law requires the account holder as buyer. */
  deliveredTo?: { name: string; phone: string; address: string };
}

/** Written once, as data, and rendered from it. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    financialYear: integer('financial_year').notNull(),
    number: integer('number').notNull(),
    serial: text('serial').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    invoiceId: text('invoice_id'),
    issuedAt: moment('issued_at').notNull(),
    seller: jsonb('seller').$type<InvoiceSeller>().notNull(),
    /** It is null once the period of retention is over. */
    buyer: jsonb('buyer').$type<InvoiceBuyer>(),
    /** The state's code under GST. */
    placeOfSupply: text('place_of_supply').notNull(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    taxablePaise: paise('taxable_paise').notNull(),
    cgstPaise: paise('cgst_paise').notNull(),
    sgstPaise: paise('sgst_paise').notNull(),
    igstPaise: paise('igst_paise').notNull(),
    /** Rounding to whole rupees added this. */
    roundingPaise: paise('rounding_paise').notNull(),
    totalPaise: paise('total_paise').notNull(),
    refundedPaise: paise('refunded_paise').notNull().default(0),
  },
  (table) => [
    unique('invoices_number_unique').on(table.kind, table.financialYear, table.number),
    unique('invoices_serial_unique').on(table.serial),
    uniqueIndex('invoices_order_unique').on(table.orderId).where(oneOf(table.kind, INVOICE_KINDS)),
    foreignKey({ name: 'invoices_invoice_fk', columns: [table.invoiceId], foreignColumns: [table.id] }),
    check('invoices_kind_check', oneOf(table.kind, DOCUMENT_KINDS)),
    check('invoices_serial_check', sql`${table.number} > 0 AND length(${table.serial}) <= 16`),
    // What is sent in place of something invoiced names that invoice.
    check(
      'invoices_note_check',
      sql`(${table.kind} = 'CREDIT_NOTE') = (${table.invoiceId} IS NOT NULL) OR ${oneOf(table.kind, DELIVERY_KINDS)}`,
    ),
    check(
      'invoices_total_check',
      sql`${table.totalPaise} = ${table.taxablePaise} + ${table.cgstPaise} + ${table.sgstPaise} + ${table.igstPaise} + ${table.roundingPaise}`,
    ),
    check('invoices_amounts_check', sql`least(${table.taxablePaise}, ${table.cgstPaise}, ${table.igstPaise}) >= 0`),
    // Equal halves; interstate trade has IGST instead.
    check(
      'invoices_halves_check',
      sql`${table.cgstPaise} = ${table.sgstPaise} AND (${table.igstPaise} = 0 OR ${table.cgstPaise} = 0)`,
    ),
    check(
      'invoices_rounding_check',
      sql`CASE WHEN ${oneOf(table.kind, INVOICE_KINDS)} THEN ${table.totalPaise} % 100 = 0 AND ${table.roundingPaise} BETWEEN -50 AND 50 ELSE ${table.roundingPaise} = 0 END`,
    ),
    index('invoices_order_index').on(table.orderId),
    index('invoices_invoice_index').on(table.invoiceId),
    index('invoices_issued_index').on(table.issuedAt, table.id),
  ],
);
