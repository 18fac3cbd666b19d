import type { TFunction } from 'i18next';
import { UNIT_OF_PACKS } from '../../../../contract/invoiceConstants';
import type { TaxRegisterRow, TaxReturn } from '../../../../contract/invoices';
import { csvRupees, type CsvCell } from '../../lib/csv';
import { shopDay } from '../../lib/shopDays';

type Rows = CsvCell[][];
type Translate = TFunction<'staffInvoices'>;

const SUMMED_FILES = ['b2cs', 'b2cl', 'cdnur', 'hsn', 'exempt', 'documents'] as const;
const REGISTER_FILES = ['register', 'creditNotes'] as const;
export const RETURN_FILES = ['register', ...SUMMED_FILES, 'creditNotes'] as const;
type SummedFile = (typeof SUMMED_FILES)[number];
export type RegisterFile = (typeof REGISTER_FILES)[number];
export type ReturnFile = SummedFile | RegisterFile;

export const isRegisterFile = (file: ReturnFile): file is RegisterFile => REGISTER_FILES.some((name) => name === file);

const byNumber = (one: TaxRegisterRow, other: TaxRegisterRow): number =>
  one.kind.localeCompare(other.kind, 'en') || one.serial.localeCompare(other.serial, 'en', { numeric: true });

/** The rows of a month's documents, by kind and number. */
export const registerRows = (file: RegisterFile, register: readonly TaxRegisterRow[], t: Translate): Rows => {
  const areNotes = file === 'creditNotes';
  const shown = areNotes ? register.filter(({ kind }) => kind === 'CREDIT_NOTE') : register;
  return documentRows([...shown].sort(byNumber), t, areNotes);
};

/** Packs are sold, whatever they hold. GSTR-1's name. */
const UNIT = `${UNIT_OF_PACKS}-PACKS`;
const dayOf = (moment: string): string => shopDay(Date.parse(moment));

/** 20-Nov-2026, as the offline tool reads days. */
const gstDay = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' })
    .format(Date.parse(moment))
    .replace('Sept', 'Sep')
    .replaceAll(' ', '-');

const documentRows = (register: readonly TaxRegisterRow[], t: Translate, areNotes: boolean): Rows => [
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

/** The rows of a file of sums. Those of GSTR-1 are headed as its offline tool reads them, in English. */
export function returnRows(
  file: SummedFile,
  { b2cl, cdnur, b2cs, exempt, hsn, documents }: TaxReturn,
  t: Translate,
): Rows {
  switch (file) {
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
