import { translations } from '../../../lib/messages';
import type { Language } from '../../../../contract/constants';
import type { DocumentKind } from '../../../../contract/invoiceConstants';
import type { GstStatus } from '../../../../contract/settingsFields';
import { demoStore } from '../../../db/seed/store';
import type { InvoiceLine } from '../../../db/schema';
import { upiUrl } from '../../../ports/payment/upiUrl';
import { pdfText } from '../../../testing/pdfText';
import { printedQr } from '../../../testing/printedQr';
import { projectRoot } from '../../../testing/projectRoot';
import { isInvoiceKind, totalsOf } from '../compose';
import { splitTax } from '../tax';
import { loadFonts, type Fonts } from './fonts';
import { renderDocument, type Printed } from './renderDocument';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts(projectRoot);
});

const inAll = (text: string) => ({ en: text, ta: text, hi: text });
const name = { en: 'Kodo', ta: 'வரகு', hi: 'कोदो' };
function lineOf(grossPaise: number, gstPercent: number): InvoiceLine {
  const taxed = splitTax(grossPaise, Math.round((grossPaise * gstPercent) / (100 + gstPercent)), true);
  const money = { listedPaise: grossPaise, discountPaise: 0, deliveryPaise: 0, ...taxed };
  return {
    lineNo: 1,
    partNo: null,
    name,
    bundle: null,
    addons: [],
    netGrams: 500,
    hsn: '1008',
    quantity: 2,
    ...money,
    gstPercent,
  };
}

const REPORTED_AT = new Date('2026-11-24T06:00:00Z');

interface Given {
  kind?: DocumentKind;
  gstStatus?: GstStatus;
  lines?: InvoiceLine[];
  payment?: Partial<Printed['payment']>;
  language?: Language;
  isForShop?: boolean;
}

function render({
  kind = 'TAX_INVOICE',
  gstStatus = 'REGULAR',
  lines = [lineOf(10_500, 5)],
  payment,
  language = 'en',
  isForShop = false,
}: Given) {
  const { legalName, storeName, address, email } = demoStore;
  const buyer = kind === 'INVOICE' ? null : { name: 'Kavitha', phone: '9876543210', address: '4 Fort Road' };
  const document = {
    id: 'd',
    kind,
    serial: 'XX/26-27/00001',
    number: 1,
    financialYear: 2026,
    orderId: 'o',
    invoiceId: null,
    issuedAt: new Date('2026-11-26T19:00:00Z'),
    refundedPaise: 0,
    buyer,
    placeOfSupply: '33',
    lines,
    seller: {
      legalName,
      storeName,
      address,
      gstStatus,
      stateCode: '33',
      phone: '1',
      email,
      gstin: inAll('33AAACH7409R1Z8'),
      fssaiLicence: inAll('12418003000123'),
    },
    ...totalsOf(lines, { rounds: isInvoiceKind(kind) }),
  };
  const printed = {
    document,
    invoice: null,
    replaced: kind.startsWith('DELIVERY') ? { orderNumber: 'VY100000', reportedAt: REPORTED_AT } : null,
    orderNumber: 'VY100001',
    payment: { method: 'UPI' as const, received: null, duePaise: 0, qr: null, ...payment },
  };
  return renderDocument(fonts, printed, { language, t: translations.in(language), isForShop });
}
/** Shaped letters have no spaces between them. */
const textsOf = async (given: Given) =>
  pdfText(await render(given))
    .split('\n')
    .map((text) => text.replace(/\s/g, ''));

it.each<[Language, string[]]>([
  ['en', ['TamilNadu(code33)', 'Onehundredfiverupeesonly', 'Taxonreversecharge:no', 'Kodo', '27November2026']],
  ['ta', ['(குறியீடு33)', 'ரூபாய்நூற்றுஐந்துமட்டும்', 'வரகு', '27நவம்பர்,2026']],
  ['hi', ['(कोड33)', 'एकसौपाँचरुपयेमात्र', 'कोदो', '27नवंबर2026']],
])('the PDF has what tax and food law want of an invoice, in %s', async (language, inWords) => {
  const text = (await textsOf({ language })).join('');
  const licence = ['12418003000123', 'FoodSafetyConnect'];
  for (const part of ['GSTIN:33AAACH7409R1Z8', ...licence, 'XX/26-27/00001', 'Kavitha', '4FortRoad', ...inWords])
    expect(text).toContain(part);
  for (const part of ['HSN1008', '5%', '100.00', '2.50', '₹105']) expect(text).toContain(part);
});

it('says at its top that a seller under composition adds no tax, and which copy of an invoice it is', async () => {
  const bill = await textsOf({ kind: 'BILL_OF_SUPPLY', gstStatus: 'COMPOSITION', lines: [lineOf(10_500, 0)] });
  const top = bill.slice(0, bill.indexOf('No.XX/26-27/00001')).join('');
  expect(top).toContain('Billofsupply');
  expect(top).toContain('Compositiontaxableperson,noteligibletocollecttaxonsupplies.');
  expect(bill).not.toContain('Originalforrecipient');
  expect(await textsOf({})).toContain('Originalforrecipient');
});

it('sums up what is exempt apart from what is taxable', async () => {
  const lines = [lineOf(10_500, 5), { ...lineOf(6_000, 0), lineNo: 2 }];
  const texts = await textsOf({ kind: 'INVOICE_CUM_BILL', lines });
  const after = (label: string) => texts[texts.indexOf(label) + 1];
  expect([after('Taxablevalue'), after('Exemptornil-rated'), after('CGST')]).toEqual(['100.00', '60.00', '2.50']);
  expect(await textsOf({})).not.toContain('Exemptornil-rated');
});

it.each(['CREDIT_NOTE', 'REFUND_VOUCHER'] as const)('gives no quantity or price on a %s', async (kind) => {
  const texts = await textsOf({ kind });
  expect(texts).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(Qty|Price)$|2×/)]));
  expect(await textsOf({})).toEqual(expect.arrayContaining(['Qty', 'Price', 'HSN1008·2×₹52.50']));
});

it('the PDF has no heading without what it is for', async () => {
  const texts = await textsOf({ kind: 'INVOICE' });
  expect(texts).not.toContain('Payment');
  expect(texts).not.toContain('Buyeranddeliveryaddress');
  expect(await textsOf({ payment: { duePaise: 10_500 } })).toEqual(
    expect.arrayContaining(['Payment', 'Tobepaid:₹105']),
  );
});

it('prints the longest payee name in Tamil so that it can be scanned', async () => {
  const payee = { payeeAddress: 'vayal.shop@okbank', payeeName: 'வா'.repeat(100) };
  const qr = upiUrl({ ...payee, reference: 'VY100001', note: 'VY100001', amountPaise: 10_500 });
  expect(printedQr(await render({ payment: { duePaise: 10_500, qr } }))).toBe(qr);
});

it.each<[DocumentKind, GstStatus, string[], string]>([
  ['DELIVERY_CHALLAN', 'REGULAR', ['Deliverychallan', 'Originalforconsignee', 'Signature'], 'Taxonreversecharge'],
  ['DELIVERY_NOTE', 'UNREGISTERED', ['Deliverynote', 'notregisteredunderGST'], 'Signature'],
])('a replacement goes with a %s of its worth, with nothing to pay', async (kind, gstStatus, own, not) => {
  const free = { listedPaise: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, gstPercent: 0 };
  const text = (
    await textsOf({ kind, gstStatus, lines: [{ ...lineOf(10_500, 5), ...free, valuePaise: 10_000 }] })
  ).join('');
  const about = 'complaintof24November2026aboutorderVY100000,withoutconsideration';
  for (const part of [...own, about, '2PAC', '100.00', 'Topay₹0', 'Thisisnotasale']) expect(text).toContain(part);
  expect(text).not.toContain(not);
});

it('gives the shop three copies of a challan, each a whole document that says whose it is, and its customer the original', async () => {
  const marks = ['Originalforconsignee', 'Duplicatefortransporter', 'Triplicateforconsigner'];
  const texts = await textsOf({ kind: 'DELIVERY_CHALLAN', isForShop: true });
  expect(texts.filter((text) => marks.includes(text))).toEqual(marks);
  for (const text of ['No.XX/26-27/00001', 'Kavitha', 'Page1of1'])
    expect(texts.filter((each) => each === text)).toHaveLength(3);
  const own = await textsOf({ kind: 'DELIVERY_CHALLAN' });
  expect(own.filter((text) => marks.includes(text))).toEqual(marks.slice(0, 1));
  expect(await textsOf({ kind: 'DELIVERY_NOTE', isForShop: true })).not.toContain(marks[0]);
});
