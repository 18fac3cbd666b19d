import { useTranslation } from 'react-i18next';

const KNOWN = ['at_door', 'upi', 'sandbox', 'razorpay'] as const;

/** Names where money came in. */
export const useProviderName = () => {
  const { t } = useTranslation('staffMoney');
  return (provider: string): string => {
    const known = KNOWN.find((each) => each === provider);
    return known ? t(`day.received.${known}`) : provider;
  };
};
