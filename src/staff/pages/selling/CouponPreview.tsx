import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../contract/constants';
import { couponInWords } from '../../../../contract/couponInWords';
import { isCouponValue } from '../../../../contract/sellingRules';
import type { SellingCoupons } from '../../../../contract/staffSelling';
import { couponValue, type CouponValues } from './couponValues';
import { couponTerms } from './couponTerms';

interface CouponPreviewProps {
  values: CouponValues;
  categories: SellingCoupons['categories'];
}

/** What customers read of a coupon, in each language, as it is typed. */
export const CouponPreview = ({ values, categories }: CouponPreviewProps) => {
  const { t } = useTranslation('staffSelling');
  const titleId = useId();
  const isWhole = isCouponValue(values.kind, couponValue(values));
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ padding: 2, borderRadius: 1, border: '1.5px dashed', borderColor: 'surface.edge' }}
    >
      <Typography id={titleId} variant="subtitle2">
        {t('coupons.preview')}
      </Typography>
      {isWhole ? (
        LANGUAGES.map((language) => (
          <Typography key={language} lang={language} sx={{ overflowWrap: 'anywhere' }}>
            {couponInWords(couponTerms(values, categories, language), language)}
          </Typography>
        ))
      ) : (
        <Typography color="textSecondary">{t('coupons.previewLater')}</Typography>
      )}
    </Box>
  );
};
