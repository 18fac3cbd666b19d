import { useTranslation } from 'react-i18next';
import type { Store } from '../../../contract/homepage';
import { factsOf } from '../../content/fillIn';

/**
 * What pages of words speak of by placeholder: the facts of this shop, and the names of its buttons and states as they stand on them.
 * Undefined until the shop is known.
 */
export const useFacts = (store: Store | undefined): Record<string, string> | undefined => {
  const { t } = useTranslation(['orders', 'payment', 'login', 'profile']);
  return (
    store && {
      ...factsOf(store),
      statusConfirmed: t('orders:status.CONFIRMED'),
      labelCheckPayment: t('payment:check'),
      labelResendCode: t('login:resend'),
      labelDownloadData: t('profile:data.download'),
      labelEraseAccount: t('profile:erase.open'),
    }
  );
};
