import { useTranslation } from 'react-i18next';
import type { FigurePeriod } from '../../../../contract/staffFigures';
import { formatSpan, formatWhole } from '../../lib/figureTexts';

/** Says how an amount differs from that of the period before. */
export const useCompare = () => {
  const { t, i18n } = useTranslation('staffFigures');
  return (now: number, earlier: number, period: FigurePeriod): string => {
    const before = formatSpan(period, i18n.language);
    if (earlier === 0) return t('compare.none', { before });
    const percent = Math.round((now / earlier - 1) * 100);
    if (percent === 0) return t('compare.same', { before });
    return t(percent > 0 ? 'compare.more' : 'compare.less', { before, percent: formatWhole(Math.abs(percent)) });
  };
};
