import type { TFunction } from 'i18next';
import type { TaxReturn } from '../../../../contract/invoices';
import { csvRupees, type CsvCell } from '../../lib/csv';
import { shopDay } from '../../lib/shopDays';

type Rows = CsvCell[][];
type Translate = TFunction<'staffInvoices'>;
type Register = TaxReturn['register'];

export const RETURN_FILES = ['register', 'b2cs', 'b2cl', 'cdnur', 'hsn', 'exempt', 'documents', 'creditNotes'] as const;
export type ReturnFile = (typeof RETURN_FILES)[number];

/** The unit of packs, by GSTR-1's name. */
const UNIT = 'PAC-PACKS';
const dayOf = (moment: string): string => shopDay(Date.parse(moment));

/** 20-Nov-2026, as the offline tool reads days. */
const gstDay = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' })
    .format(Date.parse(moment))
    .replace('Sept', 'Sep')
    .replaceAll(' ', '-');

const registerRows = (register: Register, t: Translate, areNotes: boolean): Rows => [
  [
    ...[t('column.serial'), t('column.date')],
    ...(areNotes ? [t('column.ofSerial'), t('column.ofDate')] : [t('column.kind')]),
    ...[t('column.orderNumber'), t('column.buyer'), t('column.place'), t('column.taxable'), 'IGST', 'CGST', 'SGST'],
    ...(areNotes ? [] : [t('column.rounding')]),
    t('column.total'),
  ],
  ...register.map((row): CsvCell[] => [
    ...[row.serial, dayOf(row.issuedAt)],
    ...(areNotes ? [row.ofSerial, row.ofIssuedAt && dayOf(row.ofIssuedAt)] : [t(`kind.${row.kind}`)]),
    ...[row.orderNumber, row.buyerName, row.place],
    ...[row.taxablePaise, row.igstPaise, row.cgstPaise, row.sgstPaise].map(csvRupees),
    ...(areNotes ? [] : [csvRupees(row.roundingPaise)]),
    csvRupees(row.totalPaise),
  ]),
];

/** A file's rows. Those of GSTR-1 are headed as its offline tool reads them, in English. */
export function returnRows(
  file: ReturnFile,
  { b2cl, cdnur, b2cs, exempt, hsn, documents, register }: TaxReturn,
  t: Translate,
): Rows {
  switch (file) {
    case 'register':
      return registerRows(register, t, false);
    case 'creditNotes':
      return registerRows(
        register.filter(({ kind }) => kind === 'CREDIT_NOTE'),
        t,
        true,
      );
    case 'b2cs':
      return [
        [
          'Type',
          'Place Of Supply',
          'Applicable % of Tax Rate',
          'Rate',
          'Taxable Value',
          'Cess Amount',
          'E-Commerce GSTIN',
        ],
        ...b2cs.map((row): CsvCell[] => ['OE', row.place, null, row.ratePercent, csvRupees(row.taxablePaise), 0, null]),
      ];
    case 'b2cl':
      return [
        [
          ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', 'Applicable % of Tax Rate'],
          ...['Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
        ],
        ...b2cl.map((row): CsvCell[] => [
          ...[row.serial, gstDay(row.issuedAt), csvRupees(row.totalPaise), row.place, null],
          ...[row.ratePercent, csvRupees(row.taxablePaise), 0, null],
        ]),
      ];
    case 'cdnur':
      return [
        [
          ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value'],
          ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
        ],
        ...cdnur.map((row): CsvCell[] => [
          ...['B2CL', row.serial, gstDay(row.issuedAt), 'C', row.place, csvRupees(row.totalPaise)],
          ...[null, row.ratePercent, csvRupees(row.taxablePaise), 0],
        ]),
      ];
    case 'hsn':
      return [
        [
          ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
          ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
        ],
        ...hsn.map((row): CsvCell[] => [
          ...[row.hsn, null, UNIT, row.quantity, csvRupees(row.valuePaise), row.ratePercent],
          ...[row.taxablePaise, row.igstPaise, row.cgstPaise, row.sgstPaise].map(csvRupees),
          0,
        ]),
      ];
    case 'exempt':
      return [
        ['Description', 'Nil Rated Supplies', 'Exempted (other than nil rated/non GST supply)', 'Non-GST Supplies'],
        ['Inter-State supplies to unregistered persons', csvRupees(exempt.outsidePaise), 0, 0],
        ['Intra-State supplies to unregistered persons', csvRupees(exempt.withinPaise), 0, 0],
      ];
    case 'documents':
      return [
        ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
        ...documents.map(({ kind, from, to, count }): CsvCell[] => [t(`kind.${kind}`), from, to, count, 0]),
      ];
  }
}
