import type { ProductOrigins } from '../../../contract/homepage';
import type { SoldOrigins } from './originsRepository';

interface Asked {
  /** Whether invented producers are shown: in the demo. */
  withSamples: boolean;
  needsCertificate: boolean;
}

/**
 * Who grew the batches of a product that are on sale, and what may be said of them. A claim holds for all of these batches: each
 * comes from a producer with a valid certificate, or, where the settings ask for none, from a producer that the shop names.
 */
export function readOrigins(sold: SoldOrigins, { withSamples, needsCertificate }: Asked): ProductOrigins {
  const shown = sold.flatMap((producer) => {
    if (!producer?.isShown || (producer.isSample && !withSamples)) return [];
    const { slug, name, place, certificates } = producer;
    return [{ slug, name, place, certificates }];
  });
  const areAllNamed = shown.length > 0 && shown.length === sold.length;
  const isCertified = areAllNamed && shown.every(({ certificates }) => certificates.length > 0);
  const isClaimed = areAllNamed && !needsCertificate;
  return { claim: isCertified ? 'CERTIFIED' : isClaimed ? 'UNCERTIFIED' : null, producers: shown };
}
