import type { OrderDocument, StaffDocument } from '../../../contract/invoices';
import type { Document } from './repository';

export const serializeOrderDocument = ({
  id,
  kind,
  serial,
}: Pick<Document, 'id' | 'kind' | 'serial'>): OrderDocument => ({
  ...{ _id: id, kind, serial },
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
