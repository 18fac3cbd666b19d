import { styled } from '@mui/material/styles';
import { memoTheme } from './memoTheme';
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
  /** Not where a tag says it already. */
  withPercent?: boolean;
}

const Root = styled('div')(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(1),
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
    '& .pays': { ...theme.typography.price, whiteSpace: 'nowrap', color: theme.vars.palette.text.primary },
    '&[data-size="large"] .pays': theme.typography.priceLarge,
    '& .pays[data-reduced="true"], & .percent': { color: theme.vars.palette.clay.main },
    '& .percent': { fontWeight: 600 },
    '& .mrp, & .unit': theme.typography.caption,
    '&[data-size="large"] .mrp': theme.typography.body2,
    // The line stays where the law leaves the unit price out, so that cards keep their height.
    '& .unit': { flexBasis: '100%', minHeight: '1.5em' },
  })),
);

/**
 * What a pack costs: its price, the MRP struck out where the price is lower, and the price per gram or kilogram.
 * Wherever goods are offered; amounts of a bill, which stand in a column, are BillRows.
 */
export const Price = ({ pricePaise, mrpPaise, netGrams, size = 'medium', withPercent = true }: PriceProps) => {
  const { t } = useTranslation('catalogue');
  const percent = percentOff(pricePaise, mrpPaise);
  const isReduced = pricePaise < mrpPaise;

  return (
    <Root data-size={size}>
      <span className="pays" data-reduced={isReduced}>
        <VisuallyHidden>{t('price')} </VisuallyHidden>
        {formatPaise(pricePaise)}
      </span>
      {isReduced && (
        <span className="mrp">
          {t('mrp')} <s>{formatPaise(mrpPaise)}</s>
        </span>
      )}
      {withPercent && percent > 0 && <span className="percent">{t('percentOff', { percent })}</span>}
      <span className="unit">{formatUnitPrice(pricePaise, netGrams)}</span>
    </Root>
  );
};
