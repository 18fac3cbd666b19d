import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartBill, OfferedCoupon } from '../../../contract/orders';
import { TitledSection } from '../../components/TitledSection';
import { formatPaise } from '../../lib/money';
import { CouponField } from './CouponField';
import { CouponTicket } from './CouponTicket';

interface CouponsProps {
  /** The code in the bill's request; '' for none. */
  code: string;
  bill: Pick<CartBill, 'coupon' | 'coupons' | 'discountPaise'> | undefined;
  onApply: (code: string) => void;
  onRemove: () => void;
}

/** The coupons that this cart can use, as tickets to tap, and a field for any other code. */
export const Coupons = ({ code, bill, onApply, onRemove }: CouponsProps) => {
  const { t } = useTranslation('checkout');
  const [isTyping, setIsTyping] = useState(false);
  const response = bill?.coupon?.code === code ? bill.coupon : null;
  const applied = response?.applied ? response : null;
  const offered = bill?.coupons ?? [];

  const effectOf = ({ isUsable, missingPaise, freesDelivery, discountPaise }: OfferedCoupon): string => {
    if (missingPaise > 0) return t('coupon.missing', { missing: formatPaise(missingPaise) });
    if (!isUsable) return t('coupon.addProducts');
    if (freesDelivery) return t('coupon.freeDelivery');
    return t('coupon.discount', { discount: formatPaise(discountPaise) });
  };

  const offeredTicket = (offer: OfferedCoupon) => {
    const { code: offeredCode, title, isUsable, conditions } = offer;
    return (
      <CouponTicket
        title={`${offeredCode} · ${title}`}
        text={effectOf(offer)}
        conditions={conditions}
        isUsable={isUsable}
        action={
          isUsable && (
            <Button
              color="inherit"
              sx={{ paddingInline: 1 }}
              aria-label={t('coupon.applyCode', { code: offeredCode })}
              onClick={() => onApply(offeredCode)}
            >
              {t('coupon.apply')}
            </Button>
          )
        }
      />
    );
  };

  return (
    <TitledSection title={t('coupon.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('coupon.onePerOrder')}
      </Typography>
      <div role="status">
        {applied && bill && (
          <CouponTicket
            title={
              applied.freesDelivery
                ? t('coupon.appliedDelivery', { code: applied.code })
                : t('coupon.applied', { code: applied.code, discount: formatPaise(bill.discountPaise) })
            }
            text={t('coupon.onBill')}
            isUsable
            action={
              <Button color="inherit" sx={{ paddingInline: 1 }} onClick={onRemove}>
                {t('coupon.remove')}
              </Button>
            }
          />
        )}
      </div>
      {!applied && (
        <Stack spacing={2.5}>
          {offered.length > 0 && (
            <Box
              component="ul"
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 1,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
              }}
            >
              {offered.map((coupon) => (
                <li key={coupon.code}>{offeredTicket(coupon)}</li>
              ))}
            </Box>
          )}
          {isTyping || code !== '' ? (
            <CouponField
              code={code}
              problemText={response?.problemText ?? null}
              isFocused={isTyping}
              onApply={onApply}
            />
          ) : (
            <div>
              <Button onClick={() => setIsTyping(true)} sx={{ ml: -1.5, paddingInline: 1.5 }}>
                {t('coupon.haveCode')}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </TitledSection>
  );
};
