import { useTranslation } from 'react-i18next';
import type { PayeeChange } from '../../../contract/payeeChanges';
import { formatDateTime } from '../../lib/dates';

/** @returns a function that says where payments shall go, or go lately, and by whom */
export function usePayeeText(): (change: PayeeChange) => string {
  const { t, i18n } = useTranslation('staffPayments');
  return ({ payeeAddress: address, state, requestedBy, approvedBy, approvedAt, requestedAt }) => {
    const at = formatDateTime(approvedAt ?? requestedAt, i18n.language);
    if (state === 'WAITING') return t('payee.waiting', { address, name: requestedBy, at });
    return approvedBy === requestedBy
      ? t('payee.alone', { address, name: requestedBy, at })
      : t('payee.approved', { address, name: requestedBy, second: approvedBy, at });
  };
}
