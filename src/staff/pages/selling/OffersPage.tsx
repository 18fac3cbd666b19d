import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { MoveButtons } from '../../components/MoveButtons';
import { useGetSellingOffersQuery, useOrderOffersMutation } from '../../store/sellingApi';
import { moved } from './moved';
import { SellingFrame } from './SellingFrame';
import { SellingRow } from './SellingRow';
import { ShownLabel } from './ShownLabel';
import { usePreviewText } from './usePreviewText';
import { OfferDialog } from './OfferDialog';

/** Offers in the order of Home. */
export const OffersPage = () => {
  const { t } = useTranslation('staffSelling');
  const previewText = usePreviewText();
  const { data, isError, refetch } = useGetSellingOffersQuery(undefined, { refetchOnMountOrArgChange: true });
  const [order, ordering] = useOrderOffersMutation();
  /** It is null for a new offer. */
  const [openId, setOpenId] = useState<string | null>();
  const open = data?.offers.find(({ _id }) => _id === openId);
  const ids = (data?.offers ?? []).map(({ _id }) => _id);
  const move = (id: string, by: -1 | 1) => void order({ ids: moved(ids, id, by) });
  const close = () => setOpenId(undefined);

  return (
    <SellingFrame page="offers" isFailed={isError} onRetry={() => void refetch()} onAdd={() => setOpenId(null)}>
      {data && (
        <>
          {data.offers.length === 0 ? (
            <EmptyState title={t('offers.none')} text={t('offers.noneText')} />
          ) : (
            <Card component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {data.offers.map((offer, at) => (
                <SellingRow key={offer._id}>
                  <div className="texts">
                    <Typography variant="subtitle2" component="h2">
                      {previewText(offer.title)}
                    </Typography>
                    <Typography variant="body2">{previewText(offer.text)}</Typography>
                    {offer.couponCode !== null && (
                      <Typography variant="body2" color="textSecondary">
                        {t('offers.coupon', { code: offer.couponCode })}
                      </Typography>
                    )}
                  </div>
                  <ShownLabel {...offer} />
                  <div className="actions">
                    <MoveButtons
                      name={previewText(offer.title)}
                      {...(at > 0 && !ordering.isLoading && { onUp: () => move(offer._id, -1) })}
                      {...(at < ids.length - 1 && !ordering.isLoading && { onDown: () => move(offer._id, 1) })}
                    />
                    <Button
                      aria-label={t('changeNamed', { name: previewText(offer.title) })}
                      onClick={() => setOpenId(offer._id)}
                    >
                      {t('change')}
                    </Button>
                  </div>
                </SellingRow>
              ))}
            </Card>
          )}
          {openId === null && <OfferDialog offer={null} coupons={data.coupons} onClose={close} />}
          {open && <OfferDialog key={open._id} offer={open} coupons={data.coupons} onClose={close} />}
        </>
      )}
    </SellingFrame>
  );
};
