import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StockPack } from '../../../../contract/staffStock';
import { ReceiveButton } from '../../features/stock/ReceiveButton';
import { SoldOutButton } from '../../features/stock/SoldOutButton';
import { useSoldOutText } from '../../features/stock/useSoldOutText';
import { formatStockDay } from '../../features/stock/stockTexts';
import { usePackTitle } from '../../features/stock/usePackTitle';
import { packStockPath } from '../../lib/staffPaths';

/** A pack on the shelf: how many are for sale, for orders and set apart. */
export const StockRow = ({ pack, onCount }: { pack: StockPack; onCount: () => void }) => {
  const { t, i18n } = useTranslation('staffStock');
  const packTitle = usePackTitle();
  const { packId, stock, waiting, setApart, awaitedBy, bestBefore, secondName, soldOut } = pack;
  const inWords = useSoldOutText();
  const title = packTitle(pack);
  const facts = [
    waiting > 0 && t('units.waiting', { count: waiting }),
    setApart > 0 && t('units.apart', { count: setApart }),
    awaitedBy > 0 && t('awaitedBy', { count: awaitedBy }),
    bestBefore && t('batch.bestBefore', { day: formatStockDay(bestBefore, i18n.language) }),
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        // On a phone, the name has the row above for itself.
        gridTemplateColumns: 'minmax(0, 1fr) repeat(4, auto)',
        '& > div:first-of-type': { gridColumn: { mobile: '1 / -1', tablet: 'auto' } },
        alignItems: 'center',
        columnGap: { mobile: 0.75, tablet: 1.5 },
        px: 2,
        py: 1,
        '& + &': { borderTop: '1px solid', borderColor: 'surface.line' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          component={Link}
          to={packStockPath(packId)}
          variant="subtitle2"
          sx={{ display: 'block', minHeight: 24, color: 'text.primary' }}
        >
          {title}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {[secondName, ...facts].filter(Boolean).join(' · ')}
        </Typography>
        {soldOut && (
          <Typography variant="body2" sx={{ color: 'error.main' }}>
            {inWords(soldOut)}
          </Typography>
        )}
      </Box>
      <Typography
        variant="h4"
        component="p"
        aria-label={t('units.forSale', { count: stock })}
        sx={{ fontVariantNumeric: 'tabular-nums', color: stock === 0 || soldOut ? 'error.main' : 'text.primary' }}
      >
        {stock}
      </Typography>
      <ReceiveButton packId={packId} name={title} />
      <SoldOutButton of={{ packId }} name={title} isMarked={soldOut !== null} />
      <Button variant="outlined" onClick={onCount} aria-label={t('count.pack', { name: title })}>
        {t('count.count')}
      </Button>
    </Box>
  );
};
