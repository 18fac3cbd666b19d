import type {
  ProducerDetail,
  ShownCertificate,
  StaffProducer,
  StaffProducers,
  Trace,
} from '../../../contract/producers';
import { buildProductCards } from './homepage';

export const buildCertificate = (overrides: Partial<ShownCertificate> = {}): ShownCertificate => ({
  scheme: 'NPOP',
  body: 'Tamil Nadu Organic Certification Department',
  number: 'ORG/SC/1201/000123',
  scope: 'Foxtail millet, little millet',
  validFrom: '2026-02-01',
  validUntil: '2027-01-31',
  isValid: true,
  document: '/api/web/trace/documents/certificate-1',
  ...overrides,
});

const point = { lat: 11.5, lng: 77.24 };

export const buildTrace = (overrides: Partial<Trace> = {}): Trace => ({
  code: 'ABCDEFGHJKLM',
  name: 'Foxtail Millet (Thinai) rice',
  secondName: 'தினை அரிசி',
  productSlug: 'foxtail-millet-thinai',
  netGrams: 500,
  measure: 'WEIGHT',
  picture: null,
  batchCode: 'TH-2611',
  producer: {
    slug: 'hill-farmers-group',
    name: 'Hill Farmers’ Group',
    place: 'Sathyamangalam hills, Erode',
    point,
    isSample: false,
  },
  harvestedFrom: '2026-09-02',
  harvestedUntil: '2026-09-16',
  milledOn: '2026-11-09',
  packedOn: '2026-11-13',
  bestBefore: '2027-05-12',
  certificates: [buildCertificate()],
  labReport: '/api/web/trace/documents/report-1',
  recall: null,
  ...overrides,
});

export const buildProducer = (overrides: Partial<ProducerDetail> = {}): ProducerDetail => ({
  slug: 'hill-farmers-group',
  name: 'Hill Farmers’ Group',
  place: 'Sathyamangalam hills, Erode',
  point,
  story: 'Eleven families sow millets with the first rain.\nNo field has a well.',
  pictures: [],
  certificates: [buildCertificate()],
  products: buildProductCards(3),
  isSample: false,
  ...overrides,
});

export const buildStaffProducer = (overrides: Partial<StaffProducer> = {}): StaffProducer => ({
  _id: 'producer-1',
  slug: 'hill-farmers-group',
  name: { en: 'Hill Farmers’ Group', ta: 'மலை விவசாயிகள் குழு', hi: '' },
  place: { en: 'Sathyamangalam hills, Erode', ta: '', hi: '' },
  point,
  story: { en: 'Eleven families sow millets with the first rain.', ta: '', hi: '' },
  isArchived: false,
  pictures: [],
  certificates: [
    {
      scheme: 'NPOP',
      body: 'Tamil Nadu Organic Certification Department',
      number: 'ORG/SC/1201/000123',
      scope: 'Foxtail millet, little millet',
      validFrom: '2026-02-01',
      validUntil: '2027-01-31',
      documentId: 'certificate-1',
      document: '/api/web/trace/documents/certificate-1',
    },
  ],
  isSample: false,
  batchCount: 3,
  version: 1,
  ...overrides,
});

/** One certificate that is valid, one that ends soon, one that has ended, and a producer without any. */
export const buildStaffProducers = (overrides: Partial<StaffProducers> = {}): StaffProducers => {
  const [certificate] = buildStaffProducer().certificates;
  const until = (validUntil: string) =>
    certificate ? [{ ...certificate, validUntil, documentId: null, document: null }] : [];
  return {
    today: '2026-11-26',
    producers: [
      buildStaffProducer(),
      buildStaffProducer({
        _id: 'producer-2',
        slug: 'delta-farm',
        name: { en: 'Delta Rice Farm', ta: '', hi: '' },
        certificates: until('2026-12-10'),
      }),
      buildStaffProducer({
        _id: 'producer-3',
        slug: 'river-farm',
        name: { en: 'River Farm', ta: '', hi: '' },
        certificates: until('2026-10-31'),
        batchCount: 0,
      }),
      buildStaffProducer({
        _id: 'producer-4',
        slug: 'old-farm',
        name: { en: 'Old Farm', ta: '', hi: '' },
        certificates: [],
        isArchived: true,
      }),
    ],
    unprovenProducts: [{ _id: 'rc-mapp', name: 'Organic Mappillai Samba rice' }],
    ...overrides,
  };
};
