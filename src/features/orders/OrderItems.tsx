import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderTracking } from '../../../contract/orders';
import { productPath } from '../../../contract/routes';
import { PackedAmount } from '../../components/PackedAmount';
import { LineParts } from '../../components/LineParts';
import { ProductPicture } from '../../components/ProductPicture';
import { SecondName } from '../../components/SecondName';
import { TitledSection } from '../../components/TitledSection';
import { useFormatSize } from '../../hooks/useFormatSize';
import { PackedOtherwise } from './PackedOtherwise';

/** Thumbnail size in CSS pixels. */
const PICTURE_PX = 56;

/** What each item costs as it was packed; with its account below, they add up. */
export const OrderItems = ({ items }: Pick<OrderTracking, 'items'>) => {
  const { t } = useTranslation('orders');
  const formatSize = useFormatSize();
  return (
    <TitledSection title={t('track.items')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {items.map(
          ({ _id, slug, name, secondName, picture, quantity, addons, parts, linePaise, costPaise, ...item }, at) => (
            <Box component="li" key={at} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
              <Box sx={{ width: PICTURE_PX, flexShrink: 0, borderRadius: 1, overflow: 'hidden', alignSelf: 'start' }}>
                <ProductPicture picture={picture} alt="" sizes={`${PICTURE_PX}px`} />
              </Box>
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Link component={RouterLink} to={productPath(slug)} color="text.primary" variant="subtitle2">
                  {name}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {secondName !== '' && (
                    <>
                      <SecondName name={secondName} />
                      {' · '}
                    </>
                  )}
                  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                    {`${formatSize(item)} × ${quantity}`}
                  </Box>
                </Typography>
                <LineParts parts={parts} />
                {addons.map((addOn) => (
                  <Typography key={addOn._id} variant="body2" color="textSecondary">
                    {`+ ${addOn.name}`}
                  </Typography>
                ))}
                <PackedOtherwise {...item} quantity={quantity} />
              </Box>
              <PackedAmount linePaise={linePaise} costPaise={costPaise} />
            </Box>
          ),
        )}
      </Box>
    </TitledSection>
  );
};
