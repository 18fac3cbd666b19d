import type { Language } from '../../../../contract/constants';
import { UNIT_OF_PACKS } from '../../../../contract/invoiceConstants';
import { formatSize } from '../../../../contract/packSize';
import type { InvoiceLine } from '../../../db/schema';
import { inRupees } from '../../../../contract/inRupees';
import type { Translate } from '../../../lib/messages';
import { grossOf } from '../tax';
import { LEFT, LEAF, LINE, RIGHT, SOFT, TINT, type Sheet } from './sheet';

interface Column {
  label: string;
  width: number;
  text: (line: InvoiceLine) => string;
}

const SIZE = 8.5;
const SMALL = 7.5;
const PADDING = 4;

/** Two decimals throughout, so that columns align. */
export const money = (paise: number): string =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format(paise / 100)
    .replace('-', '−');

/** Taxed and exempt items together: only the former have a taxable value. */
export const isMixed = (lines: readonly InvoiceLine[]): boolean =>
  new Set(lines.map(({ gstPercent }) => gstPercent > 0)).size > 1;

/** A credit note refunds money, not units; what goes with a replacement has units without a price. */
type TableKind = 'SALE' | 'NOTE' | 'DELIVERY';

/** Omits empty columns. */
function columnsOf(lines: readonly InvoiceLine[], { kind, t }: { kind: TableKind; t: Translate }): Column[] {
  const has = (amount: (line: InvoiceLine) => number) => lines.some((line) => amount(line) > 0);
  const isTaxed = has(({ gstPercent }) => gstPercent);
  const column = (label: string, width: number, text: Column['text'], isShown = true): Column[] =>
    isShown ? [{ label, width, text }] : [];
  return [
    ...column(t('invoices.quantity'), 40, ({ quantity }) => `${quantity} ${UNIT_OF_PACKS}`, kind !== 'NOTE'),
    ...column(t('invoices.price'), 56, ({ listedPaise }) => money(listedPaise), kind === 'SALE'),
    ...column(t('invoices.worth'), 96, ({ valuePaise = 0 }) => money(valuePaise), kind === 'DELIVERY'),
    ...column(
      t('invoices.discount'),
      52,
      ({ discountPaise }) => money(discountPaise),
      has((line) => line.discountPaise),
    ),
    ...column(
      t('invoices.delivery'),
      50,
      ({ deliveryPaise }) => money(deliveryPaise),
      has((line) => line.deliveryPaise),
    ),
    ...column(
      t(isMixed(lines) ? 'invoices.value' : 'invoices.taxable'),
      60,
      ({ taxablePaise }) => money(taxablePaise),
      isTaxed,
    ),
    ...column('GST', 30, ({ gstPercent }) => `${gstPercent}%`, isTaxed),
    ...column(t('invoices.tax'), 46, (line) => money(grossOf(line) - line.taxablePaise), isTaxed),
    ...column(t('invoices.amount'), 62, (line) => money(grossOf(line)), kind !== 'DELIVERY'),
  ];
}

/** On as many pages as needed, each with the table's head. @returns where the table ends */
export function drawLines(
  sheet: Sheet,
  lines: readonly InvoiceLine[],
  {
    language,
    t,
    kind,
    y: top,
    nextPage,
    bottom,
  }: { language: Language; t: Translate; kind: TableKind; y: number; nextPage: () => number; bottom: number },
): number {
  const columns = columnsOf(lines, { kind, t });
  const nameWidth = RIGHT - LEFT - columns.reduce((sum, { width }) => sum + width, 0);

  function cells(y: number, textOf: (column: Column) => string, style: { weight?: 400 | 700; color?: string }): void {
    let x = LEFT + nameWidth;
    for (const column of columns) {
      const box = { x, y, width: column.width - PADDING, align: 'right' as const };
      sheet.text(textOf(column), { ...box, size: SIZE, ...style });
      x += column.width;
    }
  }

  function head(y: number): number {
    const heights = columns.map(({ label, width }) =>
      sheet.heightOf(label, width - PADDING, { size: SIZE, weight: 700 }),
    );
    const height = Math.max(...heights) + 2 * PADDING;
    sheet.box(LEFT, y, RIGHT - LEFT, height, TINT);
    const style = { size: SIZE, weight: 700, color: LEAF } as const;
    sheet.text(t('invoices.item'), { ...style, x: LEFT + PADDING, y: y + PADDING, width: nameWidth - PADDING });
    cells(y + PADDING, ({ label }) => label, style);
    return y + height;
  }

  let y = head(top);
  lines.forEach((line, at) => {
    const name = `${at + 1}. ${line.name[language]}, ${formatSize(line, language)}`;
    const details = detailsOf(line, { language, t, isSale: kind === 'SALE' });
    const width = nameWidth - 2 * PADDING;
    const height =
      sheet.heightOf(name, width, { size: SIZE }) + sheet.heightOf(details, width, { size: SMALL }) + 2 * PADDING;
    if (y + height > bottom) y = head(nextPage());
    const below = sheet.text(name, { x: LEFT + PADDING, y: y + PADDING, width, size: SIZE });
    sheet.text(details, { x: LEFT + PADDING, y: below, width, size: SMALL, color: SOFT });
    cells(y + PADDING, ({ text }) => text(line), {});
    y += height;
    sheet.rule(y, { color: LINE, width: 0.5 });
  });
  return y;
}

function detailsOf(
  { hsn, quantity, listedPaise, bundle, addons }: InvoiceLine,
  { language, t, isSale }: { language: Language; t: Translate; isSale: boolean },
): string {
  const each = listedPaise / quantity;
  return [
    `HSN ${hsn}`,
    ...(isSale && quantity > 1 && Number.isInteger(each) ? [`${quantity} × ${inRupees(each)}`] : []),
    ...(bundle ? [t('invoices.partOf', { name: bundle[language] })] : []),
    ...(addons.length > 0 ? [t('invoices.addons', { names: addons.map((name) => name[language]).join(', ') })] : []),
  ].join(' · ');
}
