import { useTranslation } from 'react-i18next';
import { MONEY_PROVIDERS } from '../../../contract/paymentConstants';

/** Names where money came in. */
export const useProviderName = () => {
  const { t } = useTranslation('staffMoney');
  return (provider: string): string => {
    const known = MONEY_PROVIDERS.find((each) => each === provider);
    return known ? t(`day.received.${known}`) : provider;
  };
};
