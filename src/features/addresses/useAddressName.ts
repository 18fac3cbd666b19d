import { useTranslation } from 'react-i18next';
import type { Address } from '../../../contract/address';

/** An address's own label, or the translated Home and Work. */
export const useAddressName = (): ((address: Address) => string) => {
  const { t } = useTranslation('location');
  return ({ othersType, type }) => othersType ?? t(`type${type}`);
};
