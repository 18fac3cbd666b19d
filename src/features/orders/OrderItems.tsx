import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderTracking } from '../../../contract/orders';
import { ProductPicture } from '../../components/ProductPicture';
import { SecondName } from '../../components/SecondName';
import { formatPaise } from '../../lib/money';
import { formatGrams } from '../../lib/weight';

/** What was ordered, at the prices of that day. */
export const OrderItems = ({ items }: Pick<OrderTracking, 'items'>) => {
  const { t } = useTranslation('orders');
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h2" sx={{ mb: 1 }}>
        {t('track.items')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {items.map(({ _id, slug, name, secondName, picture, netGrams, quantity, addons, linePaise }) => (
          <Box
            component="li"
            key={[_id, ...addons.map((addOn) => addOn._id)].join(' ')}
            sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}
          >
            <Box sx={{ width: 56, flexShrink: 0, borderRadius: 1, overflow: 'hidden', alignSelf: 'start' }}>
              <ProductPicture picture={picture} alt="" sizes="56px" />
            </Box>
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Link component={RouterLink} to={`/product/detail?slug=${slug}`} color="text.primary" variant="subtitle2">
                {name}
              </Link>
              <Typography variant="body2" color="textSecondary">
                <SecondName name={secondName} /> · {formatGrams(netGrams)} × {quantity}
              </Typography>
              {addons.map((addOn) => (
                <Typography key={addOn._id} variant="body2" color="textSecondary">
                  + {addOn.name}
                </Typography>
              ))}
            </Box>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatPaise(linePaise)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
