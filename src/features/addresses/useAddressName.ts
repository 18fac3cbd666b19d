import { useTranslation } from 'react-i18next';
import type { Address } from '../../../contract/address';

/** What a person calls an address: its own label, or Home and Work in their language. */
export const useAddressName = (): ((address: Address) => string) => {
  const { t } = useTranslation('location');
  return ({ othersType, type }) => othersType ?? t(`type${type}`);
};
