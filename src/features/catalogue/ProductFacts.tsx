import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Pack, ProductDetail } from '../../../contract/homepage';
import { SectionHeading } from '../../components/SectionHeading';
import { formatPaise } from '../../lib/money';
import { formatUnitPrice } from '../../lib/unitPrice';
import { formatGrams } from '../../lib/weight';
import { useGetStoreQuery } from '../../store/api/homepageApi';

interface ProductFactsProps {
  product: Pick<ProductDetail, 'facts' | 'veg'>;
  /** The chosen pack. */
  pack: Pack;
}

/** What Indian law wants to be said with goods that are sold online (Legal Metrology rule 6(10) and (11), FSSAI, GST). */
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
    <Box component="section" aria-labelledby="facts">
      <SectionHeading id="facts" title={t('facts.title')} />
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(7.5em, 2fr) minmax(0, 3fr)',
          overflowWrap: 'anywhere',
          border: '1px solid',
          borderColor: 'surface.line',
          borderRadius: '14px',
          bgcolor: 'background.paper',
          overflow: 'hidden',
          '& > :nth-of-type(n + 2)': { borderTop: '1px solid', borderColor: 'surface.line' },
        }}
      >
        {rows.flatMap(([label, value]) =>
          value
            ? [
                <Typography key={label} component="dt" variant="body2" color="textSecondary" sx={{ p: 1.25, pl: 2 }}>
                  {label}
                </Typography>,
                <Typography key={`${label} value`} component="dd" variant="body2" sx={{ m: 0, p: 1.25, pr: 2 }}>
                  {value}
                </Typography>,
              ]
            : [],
        )}
      </Box>
    </Box>
  );
};
