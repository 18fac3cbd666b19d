import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack, ProductDetail } from '../../../contract/homepage';
import { SectionHeading } from '../../components/SectionHeading';
import { formatPaise } from '../../lib/money';
import { formatUnitPrice } from '../../lib/unitPrice';
import { formatGrams } from '../../lib/weight';
import { useGetStoreQuery } from '../../store/api/homepageApi';

interface ProductFactsProps {
  product: Pick<ProductDetail, 'facts' | 'veg'>;
  pack: Pack;
}

const Rows = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  overflowWrap: 'anywhere',
  margin: 0,
  borderBlockStart: '2px solid',
  borderColor: theme.vars.palette.text.primary,
  '& > *': {
    margin: 0,
    paddingBlock: theme.spacing(1.25),
    borderBlockEnd: '1px solid',
    borderColor: theme.vars.palette.surface.line,
  },
  '& > dt': { paddingInlineEnd: theme.spacing(2), color: theme.vars.palette.text.secondary },
}));

/** Legally required facts (Legal Metrology rule 6(10) and (11), FSSAI, GST). */
export const ProductFacts = ({ product: { facts, veg }, pack }: ProductFactsProps) => {
  const { t } = useTranslation('catalogue');
  const { data: store } = useGetStoreQuery(undefined);

  const rows: [label: string, value: string | null | undefined][] = [
    [t('facts.genericName'), facts.genericName],
    [t('facts.netQuantity'), formatGrams(pack.netGrams)],
    [t('facts.mrp'), formatPaise(pack.mrpPaise)],
    [t('facts.unitPrice'), formatUnitPrice(pack.productPrice, pack.netGrams)],
    [t('facts.foodType'), veg ? t('vegetarian') : t('facts.notVegetarian')],
    [t('facts.ingredients'), facts.ingredients],
    [t('facts.allergens'), facts.allergens],
    [t('facts.bestBefore'), t('facts.bestBeforeDays', { count: facts.bestBeforeDays })],
    [t('facts.countryOfOrigin'), facts.countryOfOrigin],
    [t('facts.maker'), facts.maker],
    [t('facts.fssai'), facts.fssaiLicence],
    [t('facts.hsn'), facts.hsn],
    [t('facts.gst'), `${facts.gstPercent}%`],
    [t('facts.consumerCare'), store && [...store.phones, store.email].join(', ')],
  ];
  return (
    <section aria-labelledby="facts">
      <SectionHeading id="facts" title={t('facts.title')} />
      <Rows>
        {rows.map(
          ([label, value]) =>
            value && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </Rows>
    </section>
  );
};
