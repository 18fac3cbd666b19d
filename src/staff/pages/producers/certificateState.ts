import { CERTIFICATE_WARN_DAYS } from '../../../../contract/producerConstants';
import { addDays } from '../../features/stock/stockTexts';

export type CertificateState = 'ENDED' | 'ENDING' | 'VALID' | 'LATER';

/** The state of a certificate on a day; ENDING within a month. Days are yyyy-MM-dd. */
export function certificateState(
  { validFrom, validUntil }: { validFrom: string; validUntil: string },
  today: string,
): CertificateState {
  if (validUntil < today) return 'ENDED';
  if (validFrom > today) return 'LATER';
  return validUntil <= addDays(today, CERTIFICATE_WARN_DAYS) ? 'ENDING' : 'VALID';
}
