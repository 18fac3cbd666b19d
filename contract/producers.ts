import { Type, type Static } from 'typebox';
import { LatLng } from './geo';
import { ProductCard } from './homepage';
import { Id, Nullable, packSizeFields } from './http';
import { Picture } from './pictures';
import {
  CERTIFICATE_SCHEMES,
  MAX_CERTIFICATE_BODY,
  MAX_CERTIFICATE_NUMBER,
  MAX_CERTIFICATE_SCOPE,
  MAX_CERTIFICATES,
  MAX_PRODUCER_NAME,
  MAX_PRODUCER_PHOTOS,
  MAX_PRODUCER_PLACE,
  MAX_PRODUCER_STORY,
} from './producerConstants';
import { Day } from './slots';
import { lineOf } from './text';

const closed = { additionalProperties: false };

// What customers see -------------------------------------------------------------------------------------------------

/** A certificate as customers read it. */
export const ShownCertificate = Type.Object({
  scheme: Type.Enum([...CERTIFICATE_SCHEMES]),
  body: Type.String(),
  number: Type.String(),
  scope: Type.String(),
  validFrom: Day,
  validUntil: Day,
  isValid: Type.Boolean(),
  /** Path of the PDF. */
  document: Nullable(Type.String()),
});
export type ShownCertificate = Static<typeof ShownCertificate>;

export const ProducerDetail = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  place: Type.String(),
  point: Nullable(LatLng),
  story: Type.String(),
  pictures: Type.Array(Picture),
  /** Those that are valid today. */
  certificates: Type.Array(ShownCertificate),
  /** On sale now. */
  products: Type.Array(ProductCard),
  /** Invented, for the demo. */
  isSample: Type.Boolean(),
});
export type ProducerDetail = Static<typeof ProducerDetail>;

/** A producer whose name or place a search has. */
export const ProducerCard = Type.Object({ slug: Type.String(), name: Type.String(), place: Type.String() });
export type ProducerCard = Static<typeof ProducerCard>;

/** Where one batch comes from, by the code on its pack. */
export const Trace = Type.Object({
  code: Type.String(),
  name: Type.String(),
  secondName: Type.String(),
  /** It is null where the product is not for sale. */
  productSlug: Nullable(Type.String()),
  ...packSizeFields,
  picture: Nullable(Picture),
  batchCode: Type.String(),
  producer: Nullable(
    Type.Object({
      /** It is null where the producer has no page any more. */
      slug: Nullable(Type.String()),
      name: Type.String(),
      place: Type.String(),
      point: Nullable(LatLng),
      isSample: Type.Boolean(),
    }),
  ),
  harvestedFrom: Nullable(Day),
  harvestedUntil: Nullable(Day),
  milledOn: Nullable(Day),
  packedOn: Nullable(Day),
  bestBefore: Nullable(Day),
  /** Those that were valid on the day of packing. */
  certificates: Type.Array(ShownCertificate),
  /** Path of the PDF. */
  labReport: Nullable(Type.String()),
  recall: Nullable(Type.Object({ reason: Type.String() })),
});
export type Trace = Static<typeof Trace>;

// What staff edit ----------------------------------------------------------------------------------------------------

const LINE = '^[^\\p{Cc}\\p{Surrogate}\\u2028\\u2029]*$';
const TEXT = '^[^\\p{Surrogate}\\u0000]*$';
const translated = (messageKey: string, maxLength: number, minLength: 0 | 1, pattern = LINE) => {
  const text = (least: number) => Type.String({ minLength: least, maxLength, pattern, messageKey });
  return Type.Object({ en: text(minLength), ta: text(0), hi: text(0) }, closed);
};

const certificate = {
  scheme: Type.Enum([...CERTIFICATE_SCHEMES], { messageKey: 'certificateScheme' }),
  body: lineOf('certificateBody', MAX_CERTIFICATE_BODY),
  number: lineOf('certificateNumber', MAX_CERTIFICATE_NUMBER),
  scope: lineOf('certificateScope', MAX_CERTIFICATE_SCOPE),
  validFrom: Day,
  validUntil: Day,
  /** A PDF that was uploaded before. */
  documentId: Nullable(Id),
};

const producer = {
  name: translated('producerName', MAX_PRODUCER_NAME, 1),
  place: translated('producerPlace', MAX_PRODUCER_PLACE, 1),
  point: Nullable(LatLng),
  story: translated('producerStory', MAX_PRODUCER_STORY, 0, TEXT),
  isArchived: Type.Boolean(),
};

export const ProducerBody = Type.Object(
  {
    ...producer,
    pictureIds: Type.Array(Id, { maxItems: MAX_PRODUCER_PHOTOS, uniqueItems: true, messageKey: 'producerPhotos' }),
    certificates: Type.Array(Type.Object(certificate, closed), {
      maxItems: MAX_CERTIFICATES,
      messageKey: 'certificates',
    }),
  },
  closed,
);
export type ProducerBody = Static<typeof ProducerBody>;

export const ChangeProducerBody = Type.Object({ ...ProducerBody.properties, version: Type.Integer() }, closed);
export type ChangeProducerBody = Static<typeof ChangeProducerBody>;

const StaffCertificate = Type.Object({
  ...certificate,
  document: Nullable(Type.String()),
});

export const StaffProducer = Type.Object({
  _id: Id,
  slug: Type.String(),
  ...producer,
  pictures: Type.Array(Type.Object({ _id: Id, picture: Picture })),
  certificates: Type.Array(StaffCertificate),
  isSample: Type.Boolean(),
  batchCount: Type.Integer({ minimum: 0 }),
  version: Type.Integer(),
});
export type StaffProducer = Static<typeof StaffProducer>;

export const StaffProducers = Type.Object({
  today: Day,
  /** By name; archived ones last. */
  producers: Type.Array(StaffProducer),
  /** Products on sale that call themselves organic in their own texts, without a certificate for all of their batches. */
  unprovenProducts: Type.Array(Type.Object({ _id: Id, name: Type.String() })),
});
export type StaffProducers = Static<typeof StaffProducers>;

export const ProducerConflict = Type.Object({ producer: StaffProducer, changedBy: Nullable(Type.String()) });
export type ProducerConflict = Static<typeof ProducerConflict>;

/** A stored PDF. */
export const UploadedDocument = Type.Object({ _id: Id, document: Type.String() });
export type UploadedDocument = Static<typeof UploadedDocument>;

// The origin of a batch ----------------------------------------------------------------------------------------------

const originDays = { harvestedFrom: Nullable(Day), harvestedUntil: Nullable(Day), milledOn: Nullable(Day) };

export const OriginBody = Type.Object({ producerId: Nullable(Id), ...originDays, labReportId: Nullable(Id) }, closed);
export type OriginBody = Static<typeof OriginBody>;

/** Where a batch comes from, with the code on its packs. */
export const BatchOrigin = Type.Object({
  ...OriginBody.properties,
  traceCode: Type.String(),
  /** Path of the PDF. */
  labReport: Nullable(Type.String()),
});
export type BatchOrigin = Static<typeof BatchOrigin>;
