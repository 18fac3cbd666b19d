import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatableProduct } from '../../../contract/ratings';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { ProductPicture } from '../../components/ProductPicture';
import { TitledSection } from '../../components/TitledSection';
import { useToasts } from '../../hooks/useToasts';
import { useGetRatingsOfOrderQuery, useWithdrawRatingMutation } from '../../store/api/ownRatingsApi';
import { OwnRatingFacts } from './OwnRatingFacts';
import { RateDialog } from './RateDialog';

const PICTURE_PX = 56;

/** Rates what a delivered order brought; ratings are changed and withdrawn here, too. */
export const RateProducts = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('ratings');
  const { enqueueSnackbar } = useToasts();
  const { data } = useGetRatingsOfOrderQuery(orderId, { refetchOnMountOrArgChange: true });
  const [withdraw, withdrawing] = useWithdrawRatingMutation();
  const [rated, setRated] = useState<RatableProduct | null>(null);
  const [asked, setAsked] = useState<RatableProduct | null>(null);
  if (!data || data.products.length === 0) return null;

  return (
    <Card sx={{ padding: { mobile: 2, tablet: 3 } }}>
      <TitledSection title={t('rateTitle')}>
        <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {data.products.map((product) => (
            <Box component="li" key={product.productId} sx={{ display: 'flex', gap: 2 }}>
              <Box sx={{ width: PICTURE_PX, flexShrink: 0, borderRadius: 1, overflow: 'hidden', alignSelf: 'start' }}>
                <ProductPicture picture={product.picture} alt="" sizes={`${PICTURE_PX}px`} />
              </Box>
              <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
                <Typography variant="subtitle2">{product.name}</Typography>
                {product.rating && <OwnRatingFacts rating={product.rating} />}
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <Button
                    variant="outlined"
                    aria-haspopup="dialog"
                    aria-label={t(product.rating ? 'changeNamed' : 'rateNamed', { name: product.name })}
                    onClick={() => setRated(product)}
                  >
                    {t(product.rating ? 'change' : 'rate')}
                  </Button>
                  {product.rating && (
                    <Button
                      color="error"
                      aria-label={t('withdrawNamed', { name: product.name })}
                      onClick={() => setAsked(product)}
                    >
                      {t('withdraw')}
                    </Button>
                  )}
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      </TitledSection>
      {rated && <RateDialog orderId={orderId} product={rated} onClose={() => setRated(null)} />}
      <ConfirmDialog
        open={asked !== null}
        title={t('withdrawQuestion', { name: asked?.name ?? '' })}
        confirmLabel={t('withdraw')}
        destructive
        busy={withdrawing.isLoading}
        onConfirm={async () => {
          const { data: done } = asked ? await withdraw({ orderId, productId: asked.productId }) : {};
          setAsked(null);
          if (done) enqueueSnackbar(done.message, { variant: 'success' });
        }}
        onCancel={() => setAsked(null)}
      />
    </Card>
  );
};
