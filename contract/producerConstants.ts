/** Who certifies: an accredited body under India's national programme, or a group of farmers under the participatory one. */
export const CERTIFICATE_SCHEMES = ['NPOP', 'PGS_INDIA'] as const;
export type CertificateScheme = (typeof CERTIFICATE_SCHEMES)[number];

/** The same in every language. */
export const SCHEME_NAMES = { NPOP: 'NPOP', PGS_INDIA: 'PGS-India' } as const satisfies Record<
  CertificateScheme,
  string
>;

/** Staff are warned so many days before a certificate ends. */
export const CERTIFICATE_WARN_DAYS = 30;

export const MAX_PRODUCERS = 500;
export const MAX_PRODUCER_NAME = 80;
export const MAX_PRODUCER_PLACE = 120;
export const MAX_PRODUCER_STORY = 3000;
export const MAX_PRODUCER_PHOTOS = 4;
export const MAX_CERTIFICATES = 10;
export const MAX_CERTIFICATE_BODY = 120;
export const MAX_CERTIFICATE_NUMBER = 60;
export const MAX_CERTIFICATE_SCOPE = 200;

/** Of a certificate, or of a laboratory's report. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

/** CERTIFIED: by valid certificates. UNCERTIFIED: the shop itself answers for it, where its settings allow that. */
export const ORGANIC_CLAIMS = ['CERTIFIED', 'UNCERTIFIED'] as const;

/** Days of one batch, in the order in which they follow each other. */
export const ORIGIN_DAYS = ['harvestedFrom', 'harvestedUntil', 'milledOn'] as const;
export type OriginDay = (typeof ORIGIN_DAYS)[number];

export type OriginDays = Record<OriginDay, string | null>;

/** The first day that comes before one that it has to follow, or that is missing beside its pair; null where all is in order. */
export function originProblem(days: OriginDays, packedOn: string | null): OriginDay | null {
  if (days.harvestedFrom === null && days.harvestedUntil !== null) return 'harvestedFrom';
  let last = '';
  for (const name of ORIGIN_DAYS) {
    const day = days[name];
    if (day === null) continue;
    if (day < last || (packedOn !== null && day > packedOn)) return name;
    last = day;
  }
  return null;
}
