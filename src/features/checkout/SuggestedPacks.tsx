import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SuggestedPack } from '../../../contract/orders';
import { Amount } from '../../components/Amount';
import { ProductPicture } from '../../components/ProductPicture';
import { formatGrams } from '../../lib/weight';

const PICTURE_PX = 56;

/** A row to swipe on phones. */
const row = {
  listStyle: 'none',
  m: 0,
  mt: 1.5,
  p: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(208px, 1fr)',
  gap: 1,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
} as const;

const card = {
  display: 'grid',
  gridTemplateColumns: `${PICTURE_PX}px minmax(0, 1fr)`,
  // Prices and buttons of neighbours in line.
  alignContent: 'space-between',
  columnGap: 1.5,
  padding: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  scrollSnapAlign: 'start',
} as const;

interface SuggestedPacksProps {
  packs: readonly SuggestedPack[];
  onAdd: (pack: SuggestedPack['pack']) => void;
}

/** Packs to add to the cart with one tap. For products with a choice of packs use ProductCard. */
export const SuggestedPacks = ({ packs, onAdd }: SuggestedPacksProps) => {
  const { t } = useTranslation(['checkout', 'catalogue']);
  if (packs.length === 0) return null;
  return (
    <Box component="ul" sx={row} aria-label={t('topUp.suggestions')}>
      {packs.map(({ name, pack }) => (
        <Box key={pack._id} component="li" sx={card}>
          <Box sx={{ borderRadius: 1, overflow: 'hidden', alignSelf: 'start' }}>
            <ProductPicture picture={pack.picture} alt="" sizes={`${PICTURE_PX}px`} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={(theme) => ({ ...theme.mixins.clampedTo(2), fontWeight: 600 })}>
              {name}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {formatGrams(pack.netGrams)}
            </Typography>
          </Box>
          <Box
            sx={{
              gridColumn: '1 / -1',
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              mt: 0.5,
            }}
          >
            <Amount paise={pack.productPrice} />
            <Button
              variant="outlined"
              aria-label={t('catalogue:addToCart', {
                what: t('catalogue:packName', { name, weight: formatGrams(pack.netGrams) }),
              })}
              onClick={() => onAdd(pack)}
            >
              {t('catalogue:add')}
            </Button>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
