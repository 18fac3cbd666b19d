import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import type { LatLng } from '../../../contract/geo';
import { localityName } from '../../lib/localityName';
import { nearestLocality } from '../../lib/nearestLocality';
import { useGetStoreQuery } from './homepageApi';

interface LocalityText {
  /** A text such as "Gandhipuram 641012". */
  text: string;
  lang: Language;
}

/** Names a point's locality with its PIN, from the shop's own list, for addresses that store neither. */
export const useLocalityAt = (): ((point: LatLng) => LocalityText | null) => {
  const { i18n } = useTranslation();
  const { data: store } = useGetStoreQuery(undefined);
  return (point) => {
    const locality = store && nearestLocality(point, store.delivery.localities);
    if (!locality) return null;
    const { name, lang } = localityName(locality, i18n.language);
    return { text: `${name} ${locality.pin}`, lang };
  };
};
