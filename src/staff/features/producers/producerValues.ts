import { array, object, string } from 'yup';
import {
  MAX_CERTIFICATE_BODY,
  MAX_CERTIFICATE_NUMBER,
  MAX_CERTIFICATE_SCOPE,
  MAX_PRODUCER_NAME,
  MAX_PRODUCER_PLACE,
  MAX_PRODUCER_STORY,
  type CertificateScheme,
} from '../../../../contract/producerConstants';
import type { ProducerBody, StaffProducer } from '../../../../contract/producers';
import type { UploadedPicture } from '../../../../contract/shopPictures';

type Texts = Record<'en' | 'ta' | 'hi', string>;

export interface CertificateValues {
  scheme: CertificateScheme;
  body: string;
  number: string;
  scope: string;
  validFrom: string;
  validUntil: string;
  /** '' for none, as its path. */
  documentId: string;
  document: string;
}

/** A producer as the form holds it. */
export interface ProducerValues {
  name: Texts;
  place: Texts;
  story: Texts;
  /** Degrees, or ''. */
  lat: string;
  lng: string;
  isArchived: boolean;
  photos: UploadedPicture[];
  certificates: CertificateValues[];
}

const empty = (): Texts => ({ en: '', ta: '', hi: '' });

export const newCertificate = (): CertificateValues => ({
  scheme: 'NPOP',
  body: '',
  number: '',
  scope: '',
  validFrom: '',
  validUntil: '',
  documentId: '',
  document: '',
});

export const newProducer = (): ProducerValues => ({
  name: empty(),
  place: empty(),
  story: empty(),
  lat: '',
  lng: '',
  isArchived: false,
  photos: [],
  certificates: [],
});

export const valuesOf = (producer: StaffProducer): ProducerValues => ({
  name: producer.name,
  place: producer.place,
  story: producer.story,
  lat: producer.point ? String(producer.point.lat) : '',
  lng: producer.point ? String(producer.point.lng) : '',
  isArchived: producer.isArchived,
  photos: producer.pictures,
  certificates: producer.certificates.map(({ documentId, document, ...certificate }) => ({
    ...certificate,
    documentId: documentId ?? '',
    document: document ?? '',
  })),
});

const trimmed = ({ en, ta, hi }: Texts): Texts => ({ en: en.trim(), ta: ta.trim(), hi: hi.trim() });

export const bodyOf = ({
  name,
  place,
  story,
  lat,
  lng,
  photos,
  certificates,
  isArchived,
}: ProducerValues): ProducerBody => ({
  name: trimmed(name),
  place: trimmed(place),
  story: trimmed(story),
  point: lat.trim() === '' ? null : { lat: Number(lat), lng: Number(lng) },
  isArchived,
  pictureIds: photos.map(({ _id }) => _id),
  certificates: certificates.map(({ document: _document, documentId, ...certificate }) => ({
    ...certificate,
    body: certificate.body.trim(),
    number: certificate.number.trim(),
    scope: certificate.scope.trim(),
    documentId: documentId === '' ? null : documentId,
  })),
});

// Messages are keys of `errors` in staffProducers.json.

const texts = (max: number, required?: 'name' | 'place') => {
  const text = string().max(max, 'tooLong');
  return object({ en: required ? text.trim().required(required) : text, ta: text, hi: text });
};
const line = (max: number) => string().trim().required('fill').max(max, 'tooLong');

const isDegrees = (text: string, limit: number): boolean =>
  /^-?\d{1,3}(\.\d+)?$/.test(text.trim()) && Math.abs(Number(text)) <= limit;
const degrees = (limit: number, other: 'lat' | 'lng') =>
  string().test('point', 'point', (text = '', { parent }) => {
    const isBlank = ((parent as Partial<ProducerValues>)[other] ?? '').trim() === '' && text.trim() === '';
    return isBlank || isDegrees(text, limit);
  });

/** The server checks the same. */
export const producerSchema = object({
  name: texts(MAX_PRODUCER_NAME, 'name'),
  place: texts(MAX_PRODUCER_PLACE, 'place'),
  story: texts(MAX_PRODUCER_STORY),
  lat: degrees(90, 'lng'),
  lng: degrees(180, 'lat'),
  certificates: array().of(
    object({
      body: line(MAX_CERTIFICATE_BODY),
      number: line(MAX_CERTIFICATE_NUMBER),
      scope: line(MAX_CERTIFICATE_SCOPE),
      validFrom: string().required('day'),
      validUntil: string()
        .required('day')
        .test('after', 'ends', (day, { parent }) => !day || day > (parent as CertificateValues).validFrom),
    }),
  ),
});
