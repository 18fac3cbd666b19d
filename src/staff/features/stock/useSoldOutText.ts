import { useTranslation } from 'react-i18next';
import type { SoldOutMark } from '../../../../contract/staffStock';
import { formatDateTime } from '../../../lib/dates';

/** "Sold out until 30 Nov 2026, 6:00 am · Mani · Shelf is wet". */
export const useSoldOutText = () => {
  const { t, i18n } = useTranslation('staffStock');
  return ({ until, markedBy, note }: SoldOutMark): string =>
    [
      until ? t('soldOut.until', { moment: formatDateTime(until, i18n.language) }) : t('soldOut.untilTold'),
      markedBy,
      note,
    ]
      .filter(Boolean)
      .join(' · ');
};
