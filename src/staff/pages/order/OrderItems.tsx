import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { LineParts } from '../../../components/LineParts';
import { PackedAmount } from '../../../components/PackedAmount';
import { styled } from '../../../components/styled';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { formatPaise } from '../../../lib/money';
import { MoreItems } from '../../features/additions/MoreItems';
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
  '& .soft': { ...theme.typography.body2, gridColumn: '2', color: theme.vars.palette.text.secondary },
}));

/** What is packed, with the parts of bundles, and what is added; beside the bill, it adds up. */
export const OrderItems = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation(['staffBoard', 'staffRefunds']);
  const formatSize = useFormatSize();
  return (
    <Section title={t('order.items')}>
      <List>
        {order.items.map((item) => (
          <li key={item.lineNo}>
            <span className="quantity">{item.packedQuantity ?? item.quantity} ×</span>
            <span>
              {item.name} {formatSize(item)}
            </span>
            <PackedAmount linePaise={item.linePaise} costPaise={item.costPaise} />
            {item.packed && (
              <span className="soft">
                {t('order.packedOf', { packed: item.packed.quantity, ordered: item.quantity })}
              </span>
            )}
            {item.insteadOf !== undefined && (
              <span className="soft">{t('order.insteadOf', { name: item.insteadOf })}</span>
            )}
            {item.refunded.map(({ quantity, amountPaise, returned, isWaiting }, at) => (
              <span key={at} className="soft">
                {t(`staffRefunds:refunded.${isWaiting ? 'waits' : 'done'}${quantity === 0 ? 'Part' : ''}`, {
                  count: quantity,
                  amount: formatPaise(amountPaise),
                })}
                {returned !== 'NONE' && ` · ${t(`staffRefunds:cameBack.${returned}`)}`}
              </span>
            ))}
            {item.addons.length > 0 && <span className="soft">{item.addons.map(({ name }) => name).join(', ')}</span>}
            {item.parts && (
              <div className="soft">
                <LineParts parts={item.parts} />
              </div>
            )}
          </li>
        ))}
      </List>
      <MoreItems order={order} />
    </Section>
  );
};
