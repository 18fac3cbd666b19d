import type { Language } from '../../../contract/constants';
import type {
  ExportedDocument,
  OrderDocument,
  StaffDocument,
  StaffDocumentQuery,
  StaffDocuments,
  TaxRegister,
  TaxRegisterQuery,
  TaxReturn,
} from '../../../contract/invoices';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { translations, type Translate } from '../../lib/messages';
import { payeeOf } from '../../ports/payment/upi';
import { upiUrl } from '../../ports/payment/upiUrl';
import { isDeliveryKind, isInvoiceKind } from './compose';
import { loadFonts, type Fonts } from './pdf/fonts';
import { renderDocument, type Printed } from './pdf/renderDocument';
import * as repository from './repository';
import { startTaxReturn, toRegisterRow } from './returns';
import { boundsOfMonth } from './serial';
import { exportDocument, serializeDocument, serializeOrderDocument } from './serialize';

const PAGE_SIZE = 50;
const RETURN_PAGE_SIZE = 500;

export interface PrintedFile {
  name: string;
  pdf: Buffer;
}
export interface InLanguage {
  language: Language;
  t: Translate;
}
export type InvoiceService = ReturnType<typeof createInvoiceService>;

const isMain = (kind: string): boolean => isInvoiceKind(kind) || isDeliveryKind(kind);

/** @param returnPageSize documents that a return or a page of its register holds in memory at a time */
export function createInvoiceService(
  { db, config }: Pick<AppDeps, 'db' | 'config'>,
  returnPageSize = RETURN_PAGE_SIZE,
) {
  let fonts: Promise<Fonts> | undefined;
  const getFonts = () => (fonts ??= loadFonts(config.root));

  async function print(
    document: repository.Document,
    inLanguage: InLanguage & { isForShop?: boolean },
  ): Promise<PrintedFile> {
    const payment = await repository.findPayment(db, document.orderId);
    if (!payment) throw new Error('a document without its order');
    const invoice = document.invoiceId === null ? null : await repository.findDocument(db, document.invoiceId);
    const replaced = isDeliveryKind(document.kind) ? await repository.findReplaced(db, document.orderId) : null;
    const printed = { document, invoice, replaced, orderNumber: payment.orderNumber, payment: paymentOf(payment) };
    const pdf = await renderDocument(await getFonts(), printed, inLanguage);
    return { name: `${document.serial.replaceAll('/', '-')}.pdf`, pdf };
  }

  function paymentOf(found: NonNullable<Awaited<ReturnType<typeof repository.findPayment>>>): Printed['payment'] {
    const { orderNumber, reference, amountPaise, receivedAt, collectedBy, payee } = found;
    if (reference !== null && amountPaise !== null && receivedAt !== null) {
      const isCash = collectedBy !== null;
      return {
        method: isCash ? 'CASH' : 'UPI',
        received: { reference, amountPaise, at: receivedAt },
        duePaise: 0,
        qr: isCash ? null : `${orderNumber} ${reference}`,
      };
    }
    const duePaise = found.status === 'DUE_AT_DOOR' ? found.duePaise : 0;
    const payTo = payeeOf(payee, config.payment.payee);
    const qr =
      payTo && duePaise > 0
        ? upiUrl({ ...payTo, reference: orderNumber, note: orderNumber, amountPaise: duePaise })
        : null;
    return { method: 'UPI', received: null, duePaise, qr };
  }

  return {
    /** The order's invoice, or what goes with a replacement in its place; null where none exists yet. */
    async printForMail(orderId: string, language: Language): Promise<PrintedFile | null> {
      const document = (await repository.findOfOrder(db, orderId)).find(({ kind }) => isMain(kind));
      return document ? print(document, { language, t: translations.in(language) }) : null;
    },

    /** The order's invoice unless a document is named. @throws AppError 404, also for another customer's order */
    async printOwn(
      { customerId, orderId, documentId }: { customerId: string; orderId: string; documentId: string | undefined },
      inLanguage: InLanguage,
    ): Promise<PrintedFile> {
      const isOwn = await repository.isOrderOf(db, orderId, customerId);
      const documents = isOwn ? await repository.findOfOrder(db, orderId) : [];
      const document = documents.find(({ id, kind }) => (documentId === undefined ? isMain(kind) : id === documentId));
      if (!document) throw new AppError(404, 'invoices.notFound');
      return print(document, inLanguage);
    },

    /** The shop's own, with each copy that it needs. @throws AppError 404 */
    async print(documentId: string, inLanguage: InLanguage): Promise<PrintedFile> {
      const document = await repository.findDocument(db, documentId);
      if (!document) throw new AppError(404, 'invoices.notFound');
      return print(document, { ...inLanguage, isForShop: true });
    },

    async listOfOrder(orderId: string): Promise<OrderDocument[]> {
      return (await repository.findOfOrder(db, orderId)).map(serializeOrderDocument);
    },

    async exportOfOrders(orderIds: readonly string[], language: Language): Promise<Map<string, ExportedDocument[]>> {
      const exported = new Map<string, ExportedDocument[]>();
      for (const document of await repository.findOfOrders(db, orderIds)) {
        const others = exported.get(document.orderId) ?? [];
        exported.set(document.orderId, [...others, exportDocument(document, language)]);
      }
      return exported;
    },

    async listOfOrderNumber(orderNumber: string): Promise<StaffDocument[]> {
      return (await repository.findOfOrderNumber(db, orderNumber)).map(serializeDocument);
    },

    /** A month's, newest first. */
    async list({ month, search = '', cursor }: StaffDocumentQuery): Promise<StaffDocuments> {
      const page = { ...boundsOfMonth(month), search: search.trim(), after: cursor ?? null, limit: PAGE_SIZE + 1 };
      const rows = await repository.findPage(db, page);
      const items = rows.slice(0, PAGE_SIZE).map(serializeDocument);
      const nextCursor = rows.length > PAGE_SIZE ? (items.at(-1)?._id ?? null) : null;
      return { items, nextCursor, hasGstReturn: await repository.hasGstReturn(db, boundsOfMonth(month)) };
    },

    /** Its pages are of one moment, so that an invoice is never without its note. */
    readReturn: (month: string): Promise<TaxReturn> =>
      db.transaction(
        async (tx) => {
          const sums = startTaxReturn();
          let after: string | null = null;
          do {
            const page = await repository.findOfMonth(tx, { ...boundsOfMonth(month), after, limit: returnPageSize });
            for (const registered of page) sums.add(registered);
            after = page.length < returnPageSize ? null : (page.at(-1)?.document.id ?? null);
          } while (after !== null);
          return sums.end();
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),

    async readRegister({ month, cursor }: TaxRegisterQuery): Promise<TaxRegister> {
      const page = { ...boundsOfMonth(month), after: cursor ?? null, limit: returnPageSize + 1 };
      const rows = await repository.findOfMonth(db, page);
      const items = rows.slice(0, returnPageSize).map(toRegisterRow);
      return { items, nextCursor: rows.length > returnPageSize ? (items.at(-1)?._id ?? null) : null };
    },
  };
}
