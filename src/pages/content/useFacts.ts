import { useTranslation } from 'react-i18next';
import type { Store } from '../../../contract/homepage';
import { factsOf } from '../../content/fillIn';
import { hasOnlyPage } from '../../lib/paymentWays';

/** Placeholder values: seller facts, and labels of buttons and states. Undefined until loaded. */
export const useFacts = (store: Store | undefined): Record<string, string> | undefined => {
  const { t } = useTranslation(['orders', 'payment', 'login', 'profile']);
  const ways = store?.payment?.ways;
  const isOnPage = ways !== undefined && hasOnlyPage(ways);
  return (
    store && {
      ...factsOf(store),
      waysToPay: t(`payment:ways.${isOnPage ? 'PAGE' : 'APP'}`),
      refundTime: t(`orders:refund.promise.${store.payment?.refunds ?? 'DAYS'}`),
      statusConfirmed: t('orders:status.CONFIRMED'),
      labelCheckPayment: t('payment:check'),
      labelResendCode: t('login:resend'),
      labelDownloadData: t('profile:data.download'),
      labelEraseAccount: t('profile:erase.open'),
    }
  );
};
