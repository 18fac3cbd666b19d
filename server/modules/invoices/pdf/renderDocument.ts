import type { Language } from '../../../../contract/constants';
import type { InvoiceBuyer } from '../../../db/schema';
import type { Translated } from '../../../db/schema/columns';
import { stateName } from '../../../lib/gstStates';
import { inRupees } from '../../../../contract/inRupees';
import { toWholeRupees } from '../../../../contract/paymentConstants';
import type { Translate } from '../../../lib/messages';
import { isDeliveryKind, isInvoiceKind } from '../compose';
import { sumTaxed } from '../tax';
import type { Document } from '../repository';
import { amountInWords } from './amountInWords';
import type { Fonts } from './fonts';
import { drawLines, isMixed, money } from './invoiceTable';
import { drawQrCode, encodeQrCode, sizeOfQrCode, type QrCode } from './qrCode';
import { BOTTOM, createSheet, LEAF, LEFT, PAGE, RIGHT, SOFT, TINT, type Sheet, type TextStyle } from './sheet';

/** These are printed beside the document's own row. */
export interface Printed {
  document: Document;
  /** A credit note names its invoice. */
  invoice: { serial: string; issuedAt: Date } | null;
  /** What goes with a replacement names the complaint. */
  replaced: { orderNumber: string; reportedAt: Date } | null;
  orderNumber: string;
  payment: {
    method: 'UPI' | 'CASH';
    received: { reference: string; amountPaise: number; at: Date } | null;
    duePaise: number;
    /** The link that pays, or the payment's reference. */
    qr: string | null;
  };
}

const GAP = 14;
const FOOTER = 28;
const MIDDLE = LEFT + 300;

const dateOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-IN`, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
  }).format(at);

/** A challan's, in their order (CGST Rules, 55). */
const COPIES = ['originalConsignee', 'duplicateTransporter', 'triplicateConsigner'] as const;

/** A4, one page for usual orders. Of a challan the shop gets each copy, its customer the original alone. */
export async function renderDocument(
  fonts: Fonts,
  printed: Printed,
  { language, t, isForShop = false }: { language: Language; t: Translate; isForShop?: boolean },
): Promise<Buffer> {
  const { document } = printed;
  const own = (texts: Translated) => texts[language];
  const title = t(`invoices.kind.${document.kind}`);
  const sheet = await createSheet(fonts, {
    title: `${title} ${document.serial}`,
    author: own(document.seller.legalName),
    at: document.issuedAt,
    language: `${language}-IN`,
  });
  const { qr } = printed.payment;
  const context = { sheet, printed, language, t, own, code: qr === null ? null : await encodeQrCode(qr) };
  const copies = document.kind === 'DELIVERY_CHALLAN' ? COPIES.slice(0, isForShop ? COPIES.length : 1) : [null];
  for (const [at, copy] of copies.entries()) {
    if (at > 0) sheet.doc.addPage();
    drawCopy({ ...context, copy }, title);
  }
  return sheet.end();
}

function drawCopy(context: Context, title: string): void {
  const { sheet, printed, language, t } = context;
  const { document } = printed;
  const firstPage = sheet.doc.bufferedPageRange().count - 1;
  let y = drawHead(context, title);
  y = drawParties(context, y);
  y = drawLines(sheet, document.lines, {
    language,
    t,
    y,
    bottom: BOTTOM - FOOTER,
    kind: isInvoiceKind(document.kind) ? 'SALE' : isDeliveryKind(document.kind) ? 'DELIVERY' : 'NOTE',
    nextPage: () => newPage(context, title),
  });
  const height = measureEnd(context);
  if (y + GAP + height > BOTTOM - FOOTER) y = newPage(context, title);
  drawEnd(context, y + GAP);
  drawFooters(context, firstPage);
}

interface Context {
  sheet: Sheet;
  printed: Printed;
  language: Language;
  t: Translate;
  own: (texts: Translated) => string;
  code: QrCode | null;
  /** Null for documents of one copy. */
  copy: (typeof COPIES)[number] | null;
}

function drawHead(context: Context, title: string): number {
  const { sheet, printed, language, t, own } = context;
  const { document, invoice, replaced, orderNumber } = printed;
  const { seller, serial, issuedAt } = document;
  const width = MIDDLE - LEFT - GAP;
  let y = sheet.text(own(seller.storeName), { x: LEFT, y: PAGE.margin, width, size: 17, weight: 700, color: LEAF });
  const facts = [
    own(seller.legalName) === own(seller.storeName) ? '' : own(seller.legalName),
    own(seller.address),
    [t('invoices.phone', { phone: seller.phone }), t('invoices.email', { email: seller.email })].join(' · '),
    seller.gstStatus === 'UNREGISTERED' || own(seller.gstin) === '' ? '' : `GSTIN: ${own(seller.gstin)}`,
    own(seller.fssaiLicence) === '' ? '' : t('invoices.fssai', { number: own(seller.fssaiLicence) }),
  ];
  for (const fact of facts) y = sheet.text(fact, { x: LEFT, y, width, size: 8.5, color: SOFT });

  const right = { x: MIDDLE, width: RIGHT - MIDDLE, align: 'right' as const };
  let end = sheet.text(title, { ...right, y: PAGE.margin + 2, size: 15, weight: 700 });
  for (const text of topNotesOf(context)) end = sheet.text(text, { ...right, y: end, size: 8.5 });
  end = sheet.text(t('invoices.number', { serial }), { ...right, y: end, size: 10.5, weight: 700 });
  end = sheet.text(t('invoices.date', { date: dateOf(issuedAt, language) }), { ...right, y: end });
  if (invoice) {
    const of = { serial: invoice.serial, date: dateOf(invoice.issuedAt, language) };
    end = sheet.text(t('invoices.ofInvoice', of), { ...right, y: end });
  }
  end = sheet.text(t('invoices.order', { number: orderNumber }), { ...right, y: end });
  if (replaced) {
    const about = { order: replaced.orderNumber, date: dateOf(replaced.reportedAt, language) };
    end = sheet.text(t('invoices.replaces', about), { ...right, y: end });
  }
  const below = Math.max(y, end) + 8;
  sheet.rule(below, { color: LEAF, width: 1.5 });
  return below + GAP;
}

/** Required at the top: which copy it is (CGST Rules, 48 and 55), and that a seller under composition adds no tax (5). */
const topNotesOf = ({ printed: { document }, copy, t }: Context): string[] => [
  ...(document.kind === 'TAX_INVOICE' || document.kind === 'INVOICE_CUM_BILL' ? [t('invoices.original')] : []),
  ...(copy ? [t(`invoices.${copy}`)] : []),
  ...(document.seller.gstStatus === 'COMPOSITION' ? [t('invoices.composition')] : []),
];

function drawParties({ sheet, printed: { document, payment }, language, t }: Context, y: number): number {
  const { buyer, placeOfSupply } = document;
  const label = { size: 8, weight: 700, color: LEAF } as const;
  const left = { x: LEFT, width: MIDDLE - LEFT - GAP };
  const drawPerson = ({ name, address, phone }: Omit<InvoiceBuyer, 'deliveredTo'>, from: number): number => {
    let end = sheet.text(name, { ...left, y: from, size: 10, weight: 700 });
    end = sheet.text(address, { ...left, y: end });
    return phone ? sheet.text(t('invoices.phone', { phone }), { ...left, y: end }) : end;
  };
  const deliveredTo = buyer?.deliveredTo;
  let below = y;
  if (buyer) {
    const who = isDeliveryKind(document.kind) ? 'consignee' : deliveredTo ? 'buyerAlone' : 'buyer';
    below = sheet.text(t(`invoices.${who}`), { ...left, ...label, y });
    below = drawPerson(buyer, below);
  }
  if (deliveredTo) {
    below = sheet.text(t('invoices.deliveredTo'), { ...left, ...label, y: below + 4 });
    below = drawPerson(deliveredTo, below);
  }
  const right = { x: MIDDLE, width: RIGHT - MIDDLE };
  let end = sheet.text(t('invoices.place'), { ...right, ...label, y });
  const place = { state: stateName(placeOfSupply, language), code: placeOfSupply };
  end = sheet.text(t('invoices.placeOf', place), { ...right, y: end });
  const texts = paymentTexts(payment, language, t);
  if (texts.length > 0) end = sheet.text(t('invoices.payment'), { ...right, ...label, y: end + 4 });
  for (const text of texts) end = sheet.text(text, { ...right, y: end });
  return Math.max(below, end) + GAP;
}

function paymentTexts({ method, received, duePaise }: Printed['payment'], language: Language, t: Translate): string[] {
  if (!received) return duePaise > 0 ? [dueText(duePaise, t)] : [];
  const way = method === 'CASH' ? t('invoices.byCash') : 'UPI';
  return [
    `${t('invoices.paidBy', { amount: inRupees(received.amountPaise) })} · ${way} · ${dateOf(received.at, language)}`,
    ...(method === 'CASH' ? [] : [t('invoices.reference', { reference: received.reference })]),
  ];
}

function dueText(duePaise: number, t: Translate): string {
  const cashPaise = toWholeRupees(duePaise);
  const amounts = { amount: inRupees(duePaise), cash: inRupees(cashPaise) };
  return t(cashPaise === duePaise ? 'invoices.due' : 'invoices.dueRounded', amounts);
}

// Sums, the amount in words, and the payment's QR code ---------------------------------------------------------------

const TOTALS_WIDTH = 220;
const ROW: TextStyle = { size: 9 };
const WORDS_WIDTH = RIGHT - LEFT - TOTALS_WIDTH - GAP;

function totalsOf({ printed: { document }, t }: Context): [label: string, paise: number][] {
  const { lines, taxablePaise, cgstPaise, sgstPaise, igstPaise, roundingPaise } = document;
  if (isDeliveryKind(document.kind))
    return [[t('invoices.worth'), lines.reduce((sum, { valuePaise = 0 }) => sum + valuePaise, 0)]];
  const isTaxed = cgstPaise + igstPaise > 0;
  const exemptPaise = isTaxed ? sumTaxed(lines.filter(({ gstPercent }) => gstPercent === 0)).taxablePaise : 0;
  const rows: [string, number, boolean][] = [
    [t(isTaxed ? 'invoices.taxable' : 'invoices.sum'), taxablePaise - exemptPaise, true],
    [t('invoices.exempt'), exemptPaise, exemptPaise > 0],
    ['CGST', cgstPaise, cgstPaise > 0],
    ['SGST', sgstPaise, sgstPaise > 0],
    ['IGST', igstPaise, igstPaise > 0],
    [t('invoices.rounding'), roundingPaise, roundingPaise !== 0],
  ];
  return rows.flatMap(([label, paise, isShown]) => (isShown ? [[label, paise] as [string, number]] : []));
}

const ratesOf = ({ printed: { document } }: Context) =>
  [...new Set(document.lines.map(({ gstPercent }) => gstPercent))]
    .sort((one, other) => one - other)
    .map((rate) => ({ rate, ...sumTaxed(document.lines.filter(({ gstPercent }) => gstPercent === rate)) }));

function notesOf({ printed: { document }, t }: Context): string[] {
  const { seller, kind, lines } = document;
  return [
    ...(kind === 'REFUND_VOUCHER' ? [t('invoices.voucherNote')] : []),
    ...(seller.gstStatus === 'UNREGISTERED' ? [t('invoices.unregistered')] : []),
    ...(isDeliveryKind(kind) ? [t('invoices.freeNote')] : []),
    ...(seller.gstStatus === 'REGULAR' && !isDeliveryKind(kind) ? [t('invoices.reverseCharge')] : []),
    ...(seller.gstStatus === 'REGULAR' && lines.some(({ deliveryPaise }) => deliveryPaise > 0)
      ? [t('invoices.deliveryNote')]
      : []),
    // A challan is signed (CGST Rules, 55).
    t(kind === 'DELIVERY_CHALLAN' ? 'invoices.signature' : 'invoices.noSignature'),
  ];
}

/** Adds up the height of `drawEnd`: cheaper than drawing on a discarded page. */
function measureEnd(context: Context): number {
  const { sheet } = context;
  const rows = totalsOf(context).length + 1;
  const rates = ratesOf(context).length + 2;
  const words = sheet.heightOf(wordsOf(context), WORDS_WIDTH, { size: 9.5 });
  const notes = notesOf(context).reduce((sum, note) => sum + sheet.heightOf(note, RIGHT - LEFT, { size: 8 }), 0);
  const lineHeight = 16;
  return Math.max(rows * lineHeight + 12, words + 24 + qrSizeOf(context) + 8) + rates * lineHeight + notes + 2 * GAP;
}

const qrSizeOf = ({ code }: Context) => (code ? sizeOfQrCode(code) : 0);
const wordsOf = ({ printed: { document }, language }: Context) => amountInWords(document.totalPaise, language);

function drawEnd(context: Context, top: number): void {
  const { sheet, printed, t } = context;
  const x = RIGHT - TOTALS_WIDTH;
  const amount = { x, width: TOTALS_WIDTH - 8, align: 'right' as const };
  let y = top;
  for (const [label, paise] of totalsOf(context)) {
    sheet.text(label, { ...ROW, x: x + 8, width: 120, y });
    y = sheet.text(money(paise), { ...ROW, ...amount, y }) + 3;
  }
  sheet.box(x, y, TOTALS_WIDTH, 25, TINT);
  const total = { size: 12, weight: 700, color: LEAF, y: y + 4 } as const;
  const label = isDeliveryKind(printed.document.kind) ? 'invoices.toPay' : 'invoices.total';
  const sum = inRupees(printed.document.totalPaise);
  // All the room that the sum leaves: a second line would leave the box.
  sheet.text(t(label), { ...total, x: x + 8, width: TOTALS_WIDTH - 24 - sheet.widthOf(sum, total) });
  sheet.text(sum, { ...total, ...amount });
  y += 25;

  let left = sheet.text(t('invoices.inWords'), {
    x: LEFT,
    y: top,
    width: WORDS_WIDTH,
    size: 8,
    weight: 700,
    color: LEAF,
  });
  left = sheet.text(wordsOf(context), { x: LEFT, y: left, width: WORDS_WIDTH, size: 9.5 }) + 8;
  if (context.code) {
    const size = qrSizeOf(context);
    drawQrCode(sheet, context.code, { x: LEFT, y: left, size });
    const hint = t(printed.payment.received ? 'invoices.scanReference' : 'invoices.scanToPay');
    sheet.text(hint, { x: LEFT + size + 10, y: left, width: WORDS_WIDTH - size - 10, size: 8, color: SOFT });
    left += size;
  }
  y = drawRates(context, Math.max(y, left) + GAP);
  for (const note of notesOf(context)) y = sheet.text(note, { x: LEFT, y, width: RIGHT - LEFT, size: 8, color: SOFT });
}

function drawRates(context: Context, top: number): number {
  const { sheet, printed, t } = context;
  const { cgstPaise, igstPaise, lines } = printed.document;
  if (cgstPaise + igstPaise === 0) return top;
  const within = cgstPaise > 0;
  const value = t(isMixed(lines) ? 'invoices.value' : 'invoices.taxable');
  const labels = [t('invoices.taxByRate'), value, ...(within ? ['CGST', 'SGST'] : ['IGST'])];
  const width = (RIGHT - LEFT) / labels.length;
  const row = (texts: readonly string[], y: number, style: TextStyle): number =>
    Math.max(
      ...texts.map((text, at) =>
        sheet.text(text, { ...style, x: LEFT + at * width, y, width, align: at === 0 ? 'left' : 'right' }),
      ),
    );
  let y = row(labels, top, { size: 8, weight: 700, color: LEAF }) + 2;
  sheet.rule(y);
  for (const { rate, ...taxed } of ratesOf(context)) {
    const taxes = within ? [taxed.cgstPaise, taxed.sgstPaise] : [taxed.igstPaise];
    const halves = within ? ` (${rate / 2}% + ${rate / 2}%)` : '';
    const label = rate > 0 ? `GST ${rate}%${halves}` : t('invoices.exempt');
    y = row([label, money(taxed.taxablePaise), ...taxes.map(money)], y + 2, {
      size: 8.5,
    });
  }
  return y + 10;
}

// Pages --------------------------------------------------------------------------------------------------------------

/** Repeats the document's title. @returns where the content begins */
function newPage({ sheet, printed: { document }, own }: Context, title: string): number {
  sheet.doc.addPage();
  const style = { y: PAGE.margin, size: 9, weight: 700, color: LEAF } as const;
  sheet.text(own(document.seller.storeName), { ...style, x: LEFT, width: MIDDLE - LEFT });
  const y = sheet.text(`${title} ${document.serial}`, { ...style, x: MIDDLE, width: RIGHT - MIDDLE, align: 'right' });
  sheet.rule(y + 4, { color: LEAF, width: 1 });
  return y + GAP;
}

function drawFooters({ sheet, printed: { document }, t }: Context, firstPage: number): void {
  const pages = sheet.doc.bufferedPageRange().count - firstPage;
  for (let page = 0; page < pages; page += 1) {
    sheet.doc.switchToPage(firstPage + page);
    sheet.rule(BOTTOM - 14);
    const style = { y: BOTTOM - 11, size: 7.5, color: SOFT };
    sheet.text(document.serial, { ...style, x: LEFT, width: 200 });
    const text = t('invoices.page', { page: page + 1, pages });
    sheet.text(text, { ...style, x: RIGHT - 200, width: 200, align: 'right' });
  }
}
