import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { useGetCouponsQuery } from '../../store/sellingApi';
import { SellingFrame } from './SellingFrame';
import { CouponDialog } from './CouponDialog';
import { CouponRow } from './CouponRow';

/** All coupons, with their state and effect. */
export const CouponsPage = () => {
  const { t } = useTranslation('staffSelling');
  const { data, isError, refetch } = useGetCouponsQuery(undefined, { refetchOnMountOrArgChange: true });
  /** It is null for a new coupon. */
  const [openCode, setOpenCode] = useState<string | null>();
  const open = data?.coupons.find(({ code }) => code === openCode);
  const close = () => setOpenCode(undefined);

  return (
    <SellingFrame page="coupons" isFailed={isError} onRetry={() => void refetch()} onAdd={() => setOpenCode(null)}>
      {data && (
        <>
          {data.coupons.length === 0 ? (
            <EmptyState title={t('coupons.none')} text={t('coupons.noneText')} />
          ) : (
            <Card component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {data.coupons.map((coupon) => (
                <CouponRow
                  key={coupon.code}
                  coupon={coupon}
                  categories={data.categories}
                  onOpen={() => setOpenCode(coupon.code)}
                />
              ))}
            </Card>
          )}
          {openCode === null && <CouponDialog coupon={null} categories={data.categories} onClose={close} />}
          {open && <CouponDialog key={open.code} coupon={open} categories={data.categories} onClose={close} />}
        </>
      )}
    </SellingFrame>
  );
};
