import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { LineParts } from '../../../components/LineParts';
import { formatPaise } from '../../../lib/money';
import { formatGrams } from '../../../lib/weight';
import { Section } from './Section';

const List = styled('ol')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gap: 12,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '3.5ch minmax(0, 1fr) auto',
    gap: '0 8px',
    overflowWrap: 'anywhere',
  },
  '& .quantity': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .money': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .soft': { ...theme.typography.body2, gridColumn: '2', color: theme.vars.palette.text.secondary },
}));

/** Lists what was ordered, with the parts of bundles. */
export const OrderItems = ({ order: { items } }: { order: StaffOrder }) => {
  const { t } = useTranslation('staffBoard');
  return (
    <Section title={t('order.items')}>
      <List>
        {items.map((item) => (
          <li key={item.lineNo}>
            <span className="quantity">{item.quantity} ×</span>
            <span>
              {item.name} {formatGrams(item.netGrams)}
            </span>
            <span className="money">{formatPaise(item.linePaise)}</span>
            {item.addons.length > 0 && <span className="soft">{item.addons.map(({ name }) => name).join(', ')}</span>}
            {item.parts && (
              <div className="soft">
                <LineParts parts={item.parts} />
              </div>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
};
