import { useTranslation } from 'react-i18next';
import type { TaxRate } from '../../../../contract/staffTaxes';
import { formatDisplayDate } from '../../../lib/dates';

/** "5 % from 22 Sept 2025". */
export const useRateTexts = (): ((rate: TaxRate) => string) => {
  const { t, i18n } = useTranslation('staffCatalogue');
  return ({ from, gstPercent }) =>
    t('taxes.percentFrom', {
      percent: gstPercent,
      day: formatDisplayDate(`${from}T00:00:00Z`, i18n.language),
    });
};
