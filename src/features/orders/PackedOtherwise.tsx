import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderTracking } from '../../../contract/orders';
import { formatPaise } from '../../lib/money';

type PackedOtherwiseProps = Pick<OrderTracking['items'][number], 'quantity' | 'packed' | 'insteadOf'>;

/**
 * Says how an item was packed, if not as ordered, and what that takes off the bill. `OrderRefunds` says what becomes of
 * paid money.
 */
export const PackedOtherwise = ({ quantity, packed, insteadOf }: PackedOtherwiseProps) => {
  const { t } = useTranslation('orders');
  const amount = formatPaise(packed?.reducedPaise ?? 0);
  const texts = [
    insteadOf !== undefined && t('packed.insteadOf', { name: insteadOf }),
    packed?.quantity === 0 && t(packed.asAsked ? 'packed.takenOff' : 'packed.none'),
    packed && packed.quantity > 0 && t('packed.part', { packed: packed.quantity, ordered: quantity }),
    packed && packed.reducedPaise > 0 && t('packed.less', { amount }),
  ].filter((text) => typeof text === 'string');
  if (texts.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {texts.join(' · ')}
    </Typography>
  );
};
