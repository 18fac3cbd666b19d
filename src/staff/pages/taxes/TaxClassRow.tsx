import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { TaxClass } from '../../../../contract/staffTaxes';
import { StatusLabel } from '../../../components/StatusLabel';
import { styled } from '../../../components/styled';
import { rateOf } from './taxClassValues';
import { useRateTexts } from './useRateTexts';

interface TaxClassRowProps {
  taxClass: TaxClass;
  today: string;
  /** Staff who only read leave it out. */
  onOpen?: () => void;
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(0.5),
  padding: theme.spacing(1, 2),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.surface.line}` },
  '& .names': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .percent': {
    marginInlineStart: 'auto',
    minWidth: 56,
    textAlign: 'end',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** A class with today's rate and those to come. */
export const TaxClassRow = ({ taxClass, today, onOpen }: TaxClassRowProps) => {
  const { t } = useTranslation('staffCatalogue');
  const inWords = useRateTexts();
  const { name, hsn, rates, productCount } = taxClass;
  const current = rateOf(rates, today);
  return (
    <Row>
      <div className="names">
        <Typography variant="subtitle2">{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {hsn !== '' && `HSN ${hsn} · `}
          {t('taxes.products', { count: productCount })}
        </Typography>
      </div>
      {rates
        .filter(({ from }) => from > today)
        .map((rate) => (
          <StatusLabel key={rate.from} tone="waiting" label={inWords(rate)} />
        ))}
      <span className="percent">{current ? `${current.gstPercent} %` : '–'}</span>
      {onOpen && (
        <Button aria-label={t('taxes.changeNamed', { name })} onClick={onOpen} sx={{ marginInlineStart: 'auto' }}>
          {t('categories.change')}
        </Button>
      )}
    </Row>
  );
};
