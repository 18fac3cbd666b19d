import { Type, type Static } from 'typebox';
import { DOCUMENT_KINDS } from './invoiceConstants';
import { Id, Nullable, Page, Paise, Timestamp } from './http';

const closed = { additionalProperties: false };

const DocumentKindCode = Type.Enum([...DOCUMENT_KINDS]);

/** A calendar month of the shop: yyyy-MM. */
const Month = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$', messageKey: 'month' });

const Tax = { taxablePaise: Paise, cgstPaise: Paise, sgstPaise: Paise, igstPaise: Paise };

/** An invoice, or a note about one. */
export const OrderDocument = Type.Object({ _id: Id, kind: DocumentKindCode, serial: Type.String() });
export type OrderDocument = Static<typeof OrderDocument>;

const Person = { name: Type.String(), phone: Type.String(), address: Type.String() };

/** One in the personal data export, as it was issued. */
export const ExportedDocument = Type.Object({
  kind: DocumentKindCode,
  serial: Type.String(),
  issuedAt: Timestamp,
  /** It is as billed; null once tax law no longer asks for it. */
  buyer: Nullable(Type.Object({ ...Person, deliveredTo: Type.Optional(Type.Object(Person)) })),
  lines: Type.Array(
    Type.Object({
      name: Type.String(),
      hsn: Type.String(),
      quantity: Type.Integer(),
      gstPercent: Type.Number(),
      ...Tax,
    }),
  ),
  ...Tax,
  roundingPaise: Type.Integer(),
  totalPaise: Paise,
});
export type ExportedDocument = Static<typeof ExportedDocument>;

export const DocumentQuery = Type.Object({ document: Type.Optional(Id) }, closed);

export const StaffDocument = Type.Object({
  ...OrderDocument.properties,
  orderNumber: Type.String(),
  /** It is as billed; null once tax law no longer asks for it. */
  buyerName: Nullable(Type.String()),
  issuedAt: Timestamp,
  totalPaise: Paise,
});
export type StaffDocument = Static<typeof StaffDocument>;

export const StaffDocuments = Page(StaffDocument);
export type StaffDocuments = Static<typeof StaffDocuments>;
export const OrderDocuments = Type.Array(StaffDocument);

export const StaffDocumentQuery = Type.Object(
  {
    month: Month,
    /** It matches a serial, an order's number or the buyer's name. */
    search: Type.Optional(Type.String({ maxLength: 80, messageKey: 'search' })),
    cursor: Type.Optional(Type.String({ maxLength: 200, messageKey: 'cursor' })),
  },
  closed,
);
export type StaffDocumentQuery = Static<typeof StaffDocumentQuery>;

// What a month's return needs ----------------------------------------------------------------------------------------

export const MonthQuery = Type.Object({ month: Month }, closed);

const Signed = Type.Integer();
const Amounts = { taxablePaise: Signed, cgstPaise: Signed, sgstPaise: Signed, igstPaise: Signed };
/** Code and name of the state: '33-Tamil Nadu'. */
const Place = Type.String();

const LargeSale = Type.Object({
  serial: Type.String(),
  issuedAt: Timestamp,
  /** The total of this document, which can be a credit note. */
  totalPaise: Paise,
  place: Place,
  ratePercent: Type.Number(),
  taxablePaise: Paise,
  igstPaise: Paise,
});

/** Money in paise, less the month's credit notes. */
export const TaxReturn = Type.Object({
  /** Large sales to other states, invoice by invoice and rate by rate. */
  b2cl: Type.Array(LargeSale),
  /** Credit notes to those, also of earlier months. */
  cdnur: Type.Array(Type.Object({ ...LargeSale.properties, ofSerial: Type.String() })),
  /** All other taxed sales to customers, by place of supply and rate. */
  b2cs: Type.Array(Type.Object({ place: Place, ratePercent: Type.Number(), ...Amounts })),
  /** Sales without tax, within the state and to others. */
  exempt: Type.Object({ withinPaise: Signed, outsidePaise: Signed }),
  hsn: Type.Array(
    Type.Object({ hsn: Type.String(), ratePercent: Type.Number(), quantity: Signed, valuePaise: Signed, ...Amounts }),
  ),
  /** Serials given, by kind. */
  documents: Type.Array(
    Type.Object({ kind: DocumentKindCode, from: Type.String(), to: Type.String(), count: Type.Integer() }),
  ),
  /** All documents, by their numbers. Credit notes name their invoice. */
  register: Type.Array(
    Type.Object({
      ...StaffDocument.properties,
      ofSerial: Nullable(Type.String()),
      ofIssuedAt: Nullable(Timestamp),
      place: Place,
      ...Amounts,
      roundingPaise: Signed,
    }),
  ),
});
export type TaxReturn = Static<typeof TaxReturn>;
