import { createMessages } from '../../../lib/messages';
import type { DocumentKind } from '../../../../contract/counter';
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

const name = { en: 'Millet', ta: 'தினை', hi: 'कंगनी' };
function lineOf(grossPaise: number, gstPercent: number): InvoiceLine {
  const taxed = splitTax(grossPaise, Math.round((grossPaise * gstPercent) / (100 + gstPercent)), true);
  const money = { listedPaise: grossPaise, discountPaise: 0, deliveryPaise: 0, ...taxed };
  return {
    ...{ lineNo: 1, partNo: null, name, bundle: null, addons: [], netGrams: 500, hsn: '1008', quantity: 2 },
    ...{ ...money, gstPercent },
  };
}

interface Given {
  kind?: DocumentKind;
  gstStatus?: GstStatus;
  lines?: InvoiceLine[];
  payment?: Partial<Printed['payment']>;
}

function render({ kind = 'TAX_INVOICE', gstStatus = 'REGULAR', lines = [lineOf(10_500, 5)], payment }: Given) {
  const { legalName, storeName, address, gstin, fssaiLicence, email } = demoStore;
  const document = {
    ...{ id: 'd', kind, serial: 'XX/26-27/00001', number: 1, financialYear: 2026, orderId: 'o', invoiceId: null },
    ...{ issuedAt: new Date('2026-11-26T19:00:00Z'), refundedPaise: 0, buyer: null, placeOfSupply: '33', lines },
    seller: { legalName, storeName, address, gstStatus, gstin, fssaiLicence, stateCode: '33', phone: '1', email },
    ...totalsOf(lines, { rounds: isInvoiceKind(kind) }),
  };
  const printed = {
    ...{ document, invoice: null, orderNumber: 'VY100001' },
    payment: { method: 'UPI' as const, received: null, duePaise: 0, qr: null, ...payment },
  };
  return renderDocument(fonts, printed, { language: 'en', t: createMessages().in('en') });
}
/** Shaped letters have no spaces between them. */
const textsOf = async (given: Given) =>
  pdfText(await render(given))
    .split('\n')
    .map((text) => text.replace(/\s/g, ''));

it('says at its top that a seller under composition adds no tax, and which copy of an invoice it is', async () => {
  const bill = await textsOf({ kind: 'BILL_OF_SUPPLY', gstStatus: 'COMPOSITION', lines: [lineOf(10_500, 0)] });
  const top = bill.slice(0, bill.indexOf('No.XX/26-27/00001')).join('');
  expect(top).toContain('Billofsupply');
  expect(top).toContain('Compositiontaxableperson,noteligibletocollecttaxonsupplies.');
  expect(bill).not.toContain('Originalforrecipient');
  expect(await textsOf({})).toContain('Originalforrecipient');
});

it('is dated by India’s clock', async () => {
  expect(await textsOf({})).toContain('Date:27November2026');
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

it('has no heading without what it is for', async () => {
  const texts = await textsOf({});
  expect(texts).not.toContain('Payment');
  expect(texts).not.toContain('Buyeranddeliveryaddress');
  expect(await textsOf({ payment: { duePaise: 10_500 } })).toEqual(
    expect.arrayContaining(['Payment', 'Tobepaid:₹105']),
  );
});

it('prints the code of a payee with 100 Tamil letters so that it can be scanned', async () => {
  const payee = { payeeAddress: 'vayal.shop@okbank', payeeName: 'வா'.repeat(100) };
  const qr = upiUrl({ ...payee, reference: 'VY100001', note: 'VY100001', amountPaise: 10_500 });
  expect(printedQr(await render({ payment: { duePaise: 10_500, qr } }))).toBe(qr);
});
