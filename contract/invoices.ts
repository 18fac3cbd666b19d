import { Type, type Static } from 'typebox';
import { DOCUMENT_KINDS } from './invoiceConstants';
import { Id, Nullable, Page, Paise, Timestamp } from './http';

const closed = { additionalProperties: false };

const DocumentKindCode = Type.Enum([...DOCUMENT_KINDS]);

/** yyyy-MM in the shop's time zone. */
const Month = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$', messageKey: 'month' });

const Tax = { taxablePaise: Paise, cgstPaise: Paise, sgstPaise: Paise, igstPaise: Paise };

export const OrderDocument = Type.Object({ _id: Id, kind: DocumentKindCode, serial: Type.String() });
export type OrderDocument = Static<typeof OrderDocument>;

const Person = { name: Type.String(), phone: Type.String(), address: Type.String() };

export const ExportedDocument = Type.Object({
  kind: DocumentKindCode,
  serial: Type.String(),
  issuedAt: Timestamp,
  /** It is null once tax law no longer needs it. */
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
  buyerName: Nullable(Type.String()),
  issuedAt: Timestamp,
  totalPaise: Paise,
});
export type StaffDocument = Static<typeof StaffDocument>;

export const StaffDocuments = Type.Object({
  ...Page(StaffDocument).properties,
  /** Whether the month has files for GSTR-1: the seller is registered, or was when they sold. */
  hasGstReturn: Type.Boolean(),
});
export type StaffDocuments = Static<typeof StaffDocuments>;
export const OrderDocuments = Type.Array(StaffDocument);

export const StaffDocumentQuery = Type.Object(
  {
    month: Month,
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
const Place = Type.String();

const LargeSale = Type.Object({
  serial: Type.String(),
  issuedAt: Timestamp,
  totalPaise: Paise,
  place: Place,
  ratePercent: Type.Number(),
  taxablePaise: Paise,
  igstPaise: Paise,
});

/** In paise, less the month's credit notes. */
export const TaxReturn = Type.Object({
  /** Large sales to other states, by invoice and rate. */
  b2cl: Type.Array(LargeSale),
  /** Credit notes to those, also of earlier months. */
  cdnur: Type.Array(Type.Object({ ...LargeSale.properties, ofSerial: Type.String() })),
  /** All other taxed sales, by state and rate. */
  b2cs: Type.Array(Type.Object({ place: Place, ratePercent: Type.Number(), ...Amounts })),
  exempt: Type.Object({ withinPaise: Signed, outsidePaise: Signed }),
  hsn: Type.Array(
    Type.Object({ hsn: Type.String(), ratePercent: Type.Number(), quantity: Signed, valuePaise: Signed, ...Amounts }),
  ),
  documents: Type.Array(
    Type.Object({ kind: DocumentKindCode, from: Type.String(), to: Type.String(), count: Type.Integer() }),
  ),
});
export type TaxReturn = Static<typeof TaxReturn>;

/** A month's documents, in the order in which they were issued. */
export const TaxRegisterQuery = Type.Object({ month: Month, cursor: StaffDocumentQuery.properties.cursor }, closed);
export type TaxRegisterQuery = Static<typeof TaxRegisterQuery>;

export const TaxRegisterRow = Type.Object({
  ...StaffDocument.properties,
  ofSerial: Nullable(Type.String()),
  ofIssuedAt: Nullable(Timestamp),
  place: Place,
  ...Amounts,
  roundingPaise: Signed,
});
export type TaxRegisterRow = Static<typeof TaxRegisterRow>;

export const TaxRegister = Page(TaxRegisterRow);
export type TaxRegister = Static<typeof TaxRegister>;
