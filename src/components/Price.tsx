import { useTranslation } from 'react-i18next';
import type { Language } from '../../contract/constants';
import type { Measure } from '../../contract/packSize';
import { formatPaise } from '../lib/money';
import { formatPerUnit } from '../lib/packValue';
import { formatUnitPrice, percentOff } from '../lib/unitPrice';
import { VisuallyHidden } from './VisuallyHidden';
import { styled } from './styled';

interface PriceProps {
  /** In paise. */
  pricePaise: number;
  /** Maximum retail price including all taxes, in paise. */
  mrpPaise: number;
  /** The price per quantity needs it. */
  netGrams: number;
  measure: Measure;
  /** `large` on the product page, with what the law requires beside a price instead of one to compare cards by. */
  size?: 'medium' | 'large';
  /** Beside the price, such as what a set saves. */
  note?: string | undefined;
  /** False where a tag shows it. */
  withPercent?: boolean;
}

const Root = styled('div')(({ theme }) => ({
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
  '& .unit': { flexBasis: '100%' },
  // Room for the packs in a phone's first view.
  [theme.breakpoints.down('tablet')]: { '&[data-size="large"] .unit': { flexBasis: 'auto' } },
  '& .note': {
    alignSelf: 'center',
    paddingInline: 10,
    borderRadius: 999,
    fontWeight: 700,
    backgroundColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.contrastText,
  },
}));

/** Price, struck-out MRP and unit price of a pack. For amounts of a bill use BillRows. */
export const Price = ({
  pricePaise,
  mrpPaise,
  netGrams,
  measure,
  size = 'medium',
  note,
  withPercent = true,
}: PriceProps) => {
  const { t, i18n } = useTranslation('catalogue');
  const language = i18n.language as Language;
  const percent = percentOff(pricePaise, mrpPaise);
  const isReduced = pricePaise < mrpPaise;

  return (
    <Root data-size={size}>
      <span className="pays" data-reduced={isReduced}>
        <VisuallyHidden>{t('price')} </VisuallyHidden>
        <span>{formatPaise(pricePaise)}</span>
      </span>
      {isReduced && (
        <span className="mrp">
          <span>{t('mrp')}</span> <s>{formatPaise(mrpPaise)}</s>
        </span>
      )}
      {withPercent && percent > 0 && <span className="percent">{t('percentOff', { percent })}</span>}
      {note !== undefined && <span className="note">{note}</span>}
      <span className="unit">
        {size === 'large'
          ? [formatUnitPrice(pricePaise, { netGrams, measure }, language), t('inclusiveOfTaxes')]
              .filter(Boolean)
              .join(' · ')
          : formatPerUnit({ productPrice: pricePaise, netGrams, measure }, language)}
      </span>
    </Root>
  );
};
