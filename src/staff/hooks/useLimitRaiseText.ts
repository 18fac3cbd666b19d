import { useTranslation } from 'react-i18next';
import type { LimitRaise } from '../../../contract/limitRaises';
import { formatDateTime } from '../../lib/dates';
import { formatPaise } from '../../lib/money';

/** @returns a function that says which limit was raised, by whom, from what to what, and whether it counts for that person */
export function useLimitRaiseText(): (raise: LimitRaise) => string {
  const { t, i18n } = useTranslation('staffPayments');
  return ({ limit, beforePaise, afterPaise, raisedBy: name, raisedAt, confirmedBy, isWaiting }) => {
    const [before, after] = [formatPaise(beforePaise), formatPaise(afterPaise)];
    const raised = t(`limits.${limit}`, { name, before, after, at: formatDateTime(raisedAt, i18n.language) });
    if (isWaiting) return `${raised} ${t('limits.waiting', { name })}`;
    return confirmedBy === null ? raised : `${raised} ${t('limits.confirmed', { name: confirmedBy })}`;
  };
}
