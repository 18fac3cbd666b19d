import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatPaise } from '../lib/money';
import { formatUnitPrice, percentOff } from '../lib/unitPrice';
import { VisuallyHidden } from './VisuallyHidden';

interface PriceProps {
  /** What the customer pays, in paise. */
  pricePaise: number;
  /** The maximum retail price including all taxes, in paise. */
  mrpPaise: number;
  /** Net weight of the pack, for the price per gram or kilogram. */
  netGrams: number;
  /** `large` on the product's own page. */
  size?: 'medium' | 'large';
}

/**
 * What a pack costs: its price, the MRP struck out where the price is lower, and the price per gram or kilogram.
 * Wherever goods are offered; amounts of a bill, which stand in a column, are BillRows.
 */
export const Price = ({ pricePaise, mrpPaise, netGrams, size = 'medium' }: PriceProps) => {
  const { t } = useTranslation('catalogue');
  const percent = percentOff(pricePaise, mrpPaise);
  const isReduced = pricePaise < mrpPaise;
  const unitPrice = formatUnitPrice(pricePaise, netGrams);

  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography component="span" variant={size === 'large' ? 'h3' : 'subtitle1'} sx={{ fontWeight: 700 }}>
          <VisuallyHidden>{t('price')} </VisuallyHidden>
          {formatPaise(pricePaise)}
        </Typography>
        {isReduced && (
          <Typography component="span" variant="body2" color="textSecondary">
            {t('mrp')} <s>{formatPaise(mrpPaise)}</s>
          </Typography>
        )}
        {percent > 0 && (
          <Typography component="span" variant="body2" sx={{ color: 'clay.main', fontWeight: 600 }}>
            {t('percentOff', { percent })}
          </Typography>
        )}
      </Box>
      {/* The line stays where the law leaves the unit price out, so that cards keep their height. */}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ minHeight: '1.5em' }}>
        {unitPrice}
      </Typography>
    </Box>
  );
};
