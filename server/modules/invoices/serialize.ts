import type { Language } from '../../../contract/constants';
import type { ExportedDocument, OrderDocument, StaffDocument } from '../../../contract/invoices';
import type { Document } from './repository';
import { taxedOf } from './tax';

export const serializeOrderDocument = ({
  id,
  kind,
  serial,
}: Pick<Document, 'id' | 'kind' | 'serial'>): OrderDocument => ({
  _id: id,
  kind,
  serial,
});

export const serializeDocument = ({
  document,
  orderNumber,
}: {
  document: Document;
  orderNumber: string;
}): StaffDocument => ({
  ...serializeOrderDocument(document),
  orderNumber,
  buyerName: document.buyer && document.buyer.name,
  issuedAt: document.issuedAt.toISOString(),
  totalPaise: document.totalPaise,
});

/** All of a document that is about its buyer. */
export const exportDocument = (
  { kind, serial, issuedAt, buyer, lines, roundingPaise, totalPaise, ...sums }: Document,
  language: Language,
): ExportedDocument => ({
  kind,
  serial,
  issuedAt: issuedAt.toISOString(),
  buyer,
  lines: lines.map((line) => ({
    name: line.name[language],
    hsn: line.hsn,
    quantity: line.quantity,
    gstPercent: line.gstPercent,
    ...taxedOf(line),
  })),
  ...taxedOf(sums),
  roundingPaise,
  totalPaise,
});
