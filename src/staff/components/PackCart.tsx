import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MAX_QUANTITY_PER_LINE } from '../../../contract/constants';
import type { CartBill } from '../../../contract/orders';
import { Amount } from '../../components/Amount';
import { useFormatSize } from '../../hooks/useFormatSize';
import { CountStepper } from './CountStepper';
import type { FoundPack } from './PackSearch';

export type CartRow = FoundPack & { quantity: number };

interface PackCartProps {
  rows: readonly CartRow[];
  /** Undefined until it is known. */
  bill: CartBill | undefined;
  onChange: (rows: CartRow[]) => void;
}

/** Adds one unit of a pack to those in a cart. */
export const withPack = (rows: readonly CartRow[], pack: FoundPack): CartRow[] =>
  rows.some(({ packId }) => packId === pack.packId)
    ? rows.map((row) => (row.packId === pack.packId ? { ...row, quantity: row.quantity + 1 } : row))
    : [...rows, { ...pack, quantity: 1 }];

/** The packs that a customer wants, with their problems. */
export const PackCart = ({ rows, bill, onChange }: PackCartProps) => {
  const { t } = useTranslation('staffNewOrder');
  const formatSize = useFormatSize();
  if (rows.length === 0) return <Typography color="textSecondary">{t('cart.empty')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => {
        const line = bill?.lines.find(({ _id }) => _id === row.packId);
        const label = `${row.name} · ${formatSize(row)}`;
        return (
          <Box
            component="li"
            key={row.packId}
            sx={{ borderBlockEnd: '1px solid', borderColor: 'surface.line', paddingBlock: 1 }}
          >
            <CountStepper
              label={label}
              value={row.quantity}
              min={1}
              max={MAX_QUANTITY_PER_LINE}
              onChange={(quantity) => onChange(rows.map((other) => (other === row ? { ...row, quantity } : other)))}
            />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" color={line?.problemText ? 'error' : 'textSecondary'} sx={{ flexGrow: 1 }}>
                {line?.problemText ?? row.secondName}
              </Typography>
              <Button
                onClick={() => onChange(rows.filter((other) => other !== row))}
                aria-label={`${t('cart.remove')}: ${label}`}
              >
                {t('cart.remove')}
              </Button>
              <Amount paise={line?.linePaise ?? row.quantity * row.pricePaise} size="small" />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
