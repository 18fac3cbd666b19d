import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../components/styled';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { SoldOutButton } from '../../features/stock/SoldOutButton';
import type { CataloguePick } from './pickList';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${theme.vars.palette.surface.line}`,
}));

/** All of the row but its button ticks it. */
const Tick = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(3rem, auto) minmax(0, 1fr)',
  columnGap: theme.spacing(1),
  alignItems: 'center',
  minHeight: 56,
  cursor: 'pointer',
}));

/** Unbroken at the end of a line. */
const unitsOfOrder = ({ orderNumber, quantity }: CataloguePick['orders'][number]) =>
  [orderNumber, '×', quantity].join('\u00a0');

interface PickRowProps {
  pick: CataloguePick;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** One product: how many in all, and for which orders. */
export const PickRow = ({ pick, isTicked, onTick }: PickRowProps) => {
  const { t } = useTranslation('staffPacking');
  const formatSize = useFormatSize();
  const { name, secondName, addons, quantity, orders, sale, recalled } = pick;
  const title = `${name} · ${formatSize(pick)}`;
  return (
    <Row>
      <Tick>
        <Checkbox checked={isTicked} onChange={(_event, on) => onTick(on)} />
        <Typography variant="h3" component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {`${quantity} ×`}
        </Typography>
        <Box sx={{ minWidth: 0, paddingBlock: 0.5, ...(isTicked && { textDecoration: 'line-through' }) }}>
          <Typography variant="subtitle2">{[title, ...addons.map((addon) => `+ ${addon}`)].join(' ')}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {[secondName, orders.map(unitsOfOrder).join(', ')].filter(Boolean).join(' · ')}
          </Typography>
          {recalled.map((held) => (
            <Typography key={held.orderNumber} variant="body2" sx={{ fontWeight: 700, color: 'error.main' }}>
              {t('recalled.pick', held)}
            </Typography>
          ))}
        </Box>
      </Tick>
      <SoldOutButton of={sale} name={title} />
    </Row>
  );
};
