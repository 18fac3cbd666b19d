import { useTranslation } from 'react-i18next';
import type { SettlementDifference } from '../../../../contract/settlements';
import { formatPaise } from '../../../lib/money';

/** Both sides of a difference in words; a booking of the provider's own has one. */
export function useSides() {
  const { t } = useTranslation('staffSettlements');
  const amount = (paise: number | null) => (paise === null ? t('nothing') : formatPaise(paise));
  return ({ kind, shopPaise, providerPaise }: SettlementDifference): string =>
    kind === 'ADJUSTMENT'
      ? t('ofProvider', { amount: amount(providerPaise) })
      : t('sides', { shop: amount(shopPaise), provider: amount(providerPaise) });
}
