import { addressLine } from '../../../contract/addressLine';
import { type DocumentKind } from '../../../contract/invoiceConstants';
import type { OrderStatus } from '../../../contract/constants';
import type { Address } from '../../../contract/address';
import type { Transaction } from '../../db/database';
import type { InvoiceBuyer, InvoiceLine, InvoiceSeller } from '../../db/schema';
import type { StoreSettings } from '../../db/schema/storeSettings';
import { forCustomers } from '../../db/seed/samples';
import type { AppDeps } from '../../deps';
import { stateName, stateOfPin } from '../../lib/gstStates';
import { newId } from '../../lib/ids';
import { INVOICING_DEFAULTS } from '../../lib/invoicingDefaults';
import { financialYearOf } from '../../lib/years';
import { findSoldLines } from '../orderTaxes';
import { creditLines, isInvoiceKind, kindOf, toInvoiceLines, totalsOf, untaxed } from './compose';
import * as repository from './repository';
import { serialOf } from './serial';
import { sumTaxed } from './tax';
import { mustNameBuyer } from './thresholds';

export type DueInvoices = ReturnType<typeof createDueInvoices>;

const MOMENTS: readonly OrderStatus[] = ['ORDER_CREATED', 'PICKEDUP'];

type NewDocument = Pick<
  repository.Document,
  'orderId' | 'seller' | 'buyer' | 'placeOfSupply' | 'lines' | 'invoiceId' | 'refundedPaise'
>;

/**
 * The caller's transaction holds the order's row. The number is taken last, so that its series is locked briefly; a
 * rollback returns it.
 */
export function createDueInvoices({ clock, config }: Pick<AppDeps, 'clock' | 'config'>) {
  const sellerOf = (settings: StoreSettings) => toSeller(forCustomers(settings, config));

  async function issue(tx: Transaction, kind: DocumentKind, document: NewDocument): Promise<void> {
    const issuedAt = clock.now();
    const financialYear = financialYearOf(issuedAt);
    const number = await repository.takeNumber(tx, kind, financialYear);
    await repository.insertDocument(tx, {
      ...document,
      ...totalsOf(document.lines, { rounds: isInvoiceKind(kind) }),
      id: newId(),
      kind,
      financialYear,
      number,
      serial: serialOf(kind, financialYear, number),
      issuedAt,
    });
  }

  function buyerFor(facts: repository.Facts, lines: readonly InvoiceLine[]): InvoiceBuyer {
    const { taxablePaise } = sumTaxed(lines.filter(({ gstPercent }) => gstPercent > 0));
    return buyerOf(facts, mustNameBuyer(taxablePaise, clock.now()));
  }

  async function draft(tx: Transaction, facts: repository.Facts): Promise<NewDocument> {
    const { order, settings } = facts;
    const placeOfSupply = placeOf(facts);
    const seller = sellerOf(settings);
    const lines = toInvoiceLines(await findSoldLines(tx, [order.id]), {
      chargesTax: seller.gstStatus === 'REGULAR',
      isWithinState: placeOfSupply === settings.gstStateCode,
    });
    return {
      orderId: order.id,
      invoiceId: null,
      refundedPaise: facts.refundedPaise,
      seller,
      buyer: buyerFor(facts, lines),
      placeOfSupply,
      lines,
    };
  }

  /** Goes with a parcel that is no sale. It says what the units are worth, and charges nothing. */
  async function accompany(tx: Transaction, facts: repository.Facts): Promise<void> {
    const { order, settings } = facts;
    // The parcel leaves a second time.
    if ((await repository.findOfOrder(tx, order.id)).length > 0) return;
    const replaced = await repository.findReplaced(tx, order.id);
    if (!replaced) throw new Error('a replacement of nothing');
    const seller = sellerOf(settings);
    const placeOfSupply = placeOf(facts);
    const isWithinState = placeOfSupply === settings.gstStateCode;
    const sold = (await findSoldLines(tx, [replaced.orderId])).filter(({ lineNo }) => lineNo === replaced.lineNo);
    const worth = toInvoiceLines(sold, { chargesTax: seller.gstStatus === 'REGULAR', isWithinState });
    const sent = toInvoiceLines(await findSoldLines(tx, [order.id]), { chargesTax: false, isWithinState });
    const lines = sent.map((line, at) => {
      const { taxablePaise, quantity } = worth[at] ?? { taxablePaise: 0, quantity: 1 };
      return { ...line, valuePaise: Math.round((taxablePaise * line.quantity) / quantity) };
    });
    const document = {
      orderId: order.id,
      invoiceId: replaced.invoiceId,
      refundedPaise: 0,
      seller,
      placeOfSupply,
      lines,
    };
    const kind = seller.gstStatus === 'UNREGISTERED' ? 'DELIVERY_NOTE' : 'DELIVERY_CHALLAN';
    await issue(tx, kind, { ...document, buyer: buyerOf(facts, false) });
  }

  return {
    async orderMoved(tx: Transaction, orderId: string, to: OrderStatus): Promise<void> {
      if (!MOMENTS.includes(to)) return;
      const facts = await repository.findFacts(tx, orderId);
      if (!facts) throw new Error('no order to invoice');
      if (facts.order.paymentMethod === 'NONE') return to === 'PICKEDUP' ? accompany(tx, facts) : undefined;
      const { moment } = { ...INVOICING_DEFAULTS, ...facts.settings.invoicing };
      const isPaidBefore = moment === 'PAID' && facts.order.paymentStatus === 'RECEIVED';
      if (to === 'ORDER_CREATED' && !isPaidBefore) return;
      const documents = await repository.findOfOrder(tx, orderId);
      if (documents.some(({ kind }) => isInvoiceKind(kind))) return;
      const document = await draft(tx, facts);
      if (document.lines.length > 0) await issue(tx, kindOf(document.seller.gstStatus, document.lines), document);
    },

    isIssued: async (tx: Transaction, orderId: string): Promise<boolean> =>
      (await repository.findOfOrder(tx, orderId)).some(({ kind }) => isInvoiceKind(kind)),

    /** Money that came without an order, or too much, has no document. */
    async refundRequested(tx: Transaction, transferId: string, refundId: string): Promise<void> {
      const orderId = await repository.findOrderPaidBy(tx, transferId);
      if (orderId !== null) await moneyBack(tx, orderId, refundId);
    },

    moneyBack,
  };

  /**
   * Issues a credit note for what the invoice is reduced by, or the voucher for an advance. Earlier credits count, so
   * that a repeated refund has no second note.
   */
  async function moneyBack(tx: Transaction, orderId: string, refundId?: string): Promise<void> {
    const documents = await repository.findOfOrder(tx, orderId);
    const invoice = documents.find(({ kind }) => isInvoiceKind(kind));
    const facts = await repository.findFacts(tx, orderId);
    if (!facts) throw new Error('no order to credit');
    const isCancelled = facts.order.status === 'CANCELLED';
    if (!invoice) {
      if (isCancelled) await refundAdvance(tx, facts, documents);
      return;
    }
    const notes = documents.filter(({ invoiceId }) => invoiceId === invoice.id);
    // Rounded down, the invoice says less than was paid, and its notes too.
    const mostPaise = invoice.totalPaise - Math.max(0, invoice.roundingPaise);
    const credited = notes.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
    const lessPaise = isCancelled
      ? mostPaise
      : facts.refundedPaise -
        invoice.refundedPaise +
        (await repository.sumReducedUnpaid(tx, orderId, invoice.issuedAt));
    const due = Math.min(mostPaise, lessPaise) - credited;
    if (due <= 0) return;
    const named = refundId === undefined || isCancelled ? [] : await repository.findLinesOfRefund(tx, refundId);
    const first = named.length > 0 || isCancelled ? named : await repository.findReducedLine(tx, orderId, due);
    const lines = creditLines(invoice.lines, repository.linesOf(notes), { amountPaise: due, first });
    const { seller, placeOfSupply } = invoice;
    const buyer = invoice.buyer ?? buyerFor(facts, invoice.lines);
    const note = { orderId, seller, buyer, placeOfSupply, lines, invoiceId: invoice.id, refundedPaise: 0 };
    await issue(tx, 'CREDIT_NOTE', note);
  }

  /** Optional for registered sellers (CGST Act, section 31); the shop's settings decide. */
  async function refundAdvance(
    tx: Transaction,
    facts: repository.Facts,
    documents: readonly repository.Document[],
  ): Promise<void> {
    const { refundVouchers } = { ...INVOICING_DEFAULTS, ...facts.settings.invoicing };
    if (!refundVouchers || facts.settings.gstStatus === 'UNREGISTERED') return;
    const given = documents.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
    const due = facts.refundedPaise - given;
    if (due <= 0) return;
    const document = await draft(tx, facts);
    await issue(tx, 'REFUND_VOUCHER', { ...document, lines: untaxed(document.lines, due), refundedPaise: 0 });
  }
}

/** @param settings as customers read them */
const toSeller = (settings: StoreSettings): InvoiceSeller => ({
  legalName: settings.legalName,
  storeName: settings.storeName,
  address: settings.address,
  gstStatus: settings.gstStatus ?? 'REGULAR',
  gstin: settings.gstin,
  fssaiLicence: settings.fssaiLicence,
  stateCode: settings.gstStateCode,
  phone: settings.phones[0] ?? '',
  email: settings.email,
});

/** Written by placement.ts in this form. */
const addressOf = ({ order }: repository.Facts) => order.address as Address;

/** The receiver, or the account's holder with their state where the law requires it. */
function buyerOf(facts: repository.Facts, isHolder: boolean): InvoiceBuyer {
  const { receiverName, receiverPhone, ...place } = addressOf(facts);
  const { home } = facts;
  const { name = '', mobileNumber = '' } = facts.customer ?? {};
  const receiver = { name: receiverName || name, phone: receiverPhone || mobileNumber, address: addressLine(place) };
  if (!isHolder || name === '') return receiver;
  const code = home ? stateOf(facts, home) : placeOf(facts);
  const address = addressLine(home ?? place);
  const holder = { name, phone: mobileNumber, address: `${address}, ${stateName(code, 'en')} (${code})` };
  const isSame = name === receiver.name && address === receiver.address;
  return isSame ? holder : { ...holder, deliveredTo: receiver };
}

const PIN = /\b[1-9]\d{2} ?\d{3}\b/g;

type Located = Pick<Address, 'street' | 'landmark'> & { nearestPin: string | null };

/** By the address's PIN code, or the nearest locality's where it names none of that postal zone. */
function stateOf({ settings }: repository.Facts, { street, landmark, nearestPin }: Located): string {
  const written = (`${street} ${landmark}`.match(PIN) ?? []).map((pin) => pin.replace(' ', ''));
  const pin = written.findLast((each) => each[0] === nearestPin?.[0]) ?? nearestPin;
  return (pin && stateOfPin(pin)) || settings.gstStateCode;
}

/** The state to which the parcel goes. */
const placeOf = (facts: repository.Facts): string =>
  stateOf(facts, { ...addressOf(facts), nearestPin: facts.nearestPin });
