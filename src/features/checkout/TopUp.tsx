import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartBill, SuggestedPack } from '../../../contract/orders';
import { CheckCircleOutlined } from '../../components/pageIcons';
import { formatPaise } from '../../lib/money';
import { SuggestedPacks } from './SuggestedPacks';

interface TopUpProps {
  bill: CartBill;
  /** Takes the focus when the pay button leads here. */
  titleRef: Ref<HTMLHeadingElement>;
  onAdd: (pack: SuggestedPack['pack']) => void;
}

const panel = { bgcolor: 'surface.warm', borderRadius: 1, padding: { mobile: 1.5, tablet: 2 }, minWidth: 0 } as const;
const line = { display: 'flex', alignItems: 'center', columnGap: 1, color: 'primary.main' } as const;

const bar = {
  mt: 1,
  height: 8,
  borderRadius: 999,
  bgcolor: 'background.paper',
  '& .MuiLinearProgress-bar': { borderRadius: 999 },
  '@media (forced-colors: active)': { border: '1px solid', '& .MuiLinearProgress-bar': { bgcolor: 'Highlight' } },
} as const;

/**
 * Says how far the cart is to the minimum order, then to cheaper and to free delivery, with packs that close the gap.
 */
export const TopUp = ({ bill, titleRef, onAdd }: TopUpProps) => {
  const { t } = useTranslation('checkout');
  const titleId = useId();
  const { minimumOrderPaise, missingToMinimumPaise, nextDeliveryStep: step } = bill;
  const isBelowMinimum = missingToMinimumPaise > 0;
  const [missingPaise, thresholdPaise] = isBelowMinimum
    ? [missingToMinimumPaise, minimumOrderPaise]
    : step
      ? [step.missingPaise, step.fromPaise]
      : [bill.missingToFreeDeliveryPaise, bill.freeDeliveryFromPaise ?? 0];
  if (thresholdPaise === 0) return null;

  const amounts = {
    missing: formatPaise(missingPaise),
    minimum: formatPaise(minimumOrderPaise),
    charge: formatPaise(step?.chargePaise ?? 0),
  };
  const goal = isBelowMinimum ? 'minimum' : step ? 'cheaperDelivery' : missingPaise > 0 ? 'freeDelivery' : 'reached';
  return (
    <Box component="section" aria-labelledby={titleId} sx={goal === 'reached' ? line : panel}>
      {goal === 'reached' && <CheckCircleOutlined fontSize="small" />}
      <div role="status">
        <Typography
          id={titleId}
          ref={titleRef}
          tabIndex={-1}
          variant="subtitle2"
          component="h2"
          sx={{ outline: 'none', scrollMarginBlock: '40vh' }}
        >
          {t(`topUp.${goal}`, amounts)}
        </Typography>
      </div>
      {goal !== 'reached' && (
        <LinearProgress
          variant="determinate"
          aria-label={t(
            isBelowMinimum ? 'topUp.minimumProgress' : step ? 'topUp.cheaperProgress' : 'topUp.freeProgress',
          )}
          color="secondary"
          value={Math.min(100, Math.floor(((thresholdPaise - missingPaise) * 100) / thresholdPaise))}
          sx={bar}
        />
      )}
      <SuggestedPacks packs={bill.suggestions} onAdd={onAdd} />
    </Box>
  );
};
