import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { couponInWords } from '../../../../contract/couponInWords';
import type { CouponState } from '../../../../contract/sellingRules';
import type { SellingCoupon, SellingCoupons } from '../../../../contract/staffSelling';
import { StatusLabel, type StatusTone } from '../../../components/StatusLabel';
import { formatPaise } from '../../../lib/money';
import { couponValuesOf } from './couponValues';
import { SellingRow } from './SellingRow';
import { useCategoryName } from './useCategoryName';
import { couponTerms } from './couponTerms';

const TONES: Record<CouponState, StatusTone> = {
  RUNNING: 'done',
  PLANNED: 'waiting',
  USED_UP: 'stopped',
  ENDED: 'stopped',
  OFF: 'stopped',
};

interface CouponRowProps {
  coupon: SellingCoupon;
  categories: SellingCoupons['categories'];
  onOpen: () => void;
}

/** A coupon: what it gives, whether it runs, and what came of it. */
export const CouponRow = ({ coupon, categories, onOpen }: CouponRowProps) => {
  const { t, i18n } = useTranslation('staffSelling');
  const nameOf = useCategoryName(categories);
  const { code, state, redeemed, savedPaise, totalLimit, categoryIds, isOffered } = coupon;
  const language = i18n.language as Language;
  const isShown = (id: string) => categories.some(({ _id, hidden }) => _id === id && !hidden);
  const missing = (categoryIds ?? []).filter((id) => !isShown(id));
  return (
    <SellingRow>
      <div className="texts">
        <Typography variant="subtitle2" component="h2" translate="no">
          {code}
        </Typography>
        <Typography variant="body2">
          {couponInWords(couponTerms(couponValuesOf(coupon), categories, language), language)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(isOffered ? 'coupons.offered' : 'coupons.byCode')}
        </Typography>
        {missing.length > 0 && (
          <Typography variant="body2" color="error">
            {t('coupons.missing', { names: missing.map(nameOf).join(', ') })}
          </Typography>
        )}
      </div>
      <div className="figures">
        {totalLimit === null
          ? t('coupons.redeemed', { count: redeemed })
          : t('coupons.redeemedOf', { count: redeemed, limit: totalLimit })}
        <br />
        {t('coupons.saved', { amount: formatPaise(savedPaise) })}
      </div>
      <StatusLabel tone={TONES[state]} label={t(`coupons.states.${state}`)} />
      <div className="actions">
        <Button aria-label={t('changeNamed', { name: code })} onClick={onOpen}>
          {t('change')}
        </Button>
      </div>
    </SellingRow>
  );
};
