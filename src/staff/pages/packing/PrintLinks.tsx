import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Links to the printed slips and labels of these orders. */
export const PrintLinks = ({ orderIds }: { orderIds: readonly string[] }) => {
  const { t } = useTranslation('staffPacking');
  return (['slips', 'labels'] as const).map((kind) => (
    <Button
      key={kind}
      component={Link}
      to={`/staff/packing/print?${new URLSearchParams({ kind, orders: orderIds.join(',') }).toString()}`}
      variant="outlined"
      disabled={orderIds.length === 0}
    >
      {t(`print.${kind}`)}
    </Button>
  ));
};
