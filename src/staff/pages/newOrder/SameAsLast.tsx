import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LastOrder } from '../../../../contract/phoneOrders';
import { formatDisplayDate } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { useFormatSize } from '../../../hooks/useFormatSize';
import type { CartRow } from '../../components/PackCart';
import { useLazyGetLastOrderQuery } from '../../store/phoneOrdersApi';

type LastLine = NonNullable<LastOrder['order']>['lines'][number];

interface SameAsLastProps {
  customerId: string;
  /** What can be sold of it takes the place of what was added before. */
  onTake: (rows: CartRow[]) => void;
}

/** Takes over what the caller ordered last, and says what is not the same any more. */
export const SameAsLast = ({ customerId, onTake }: SameAsLastProps) => {
  const { t, i18n } = useTranslation('staffNewOrder');
  const formatSize = useFormatSize();
  const [getLastOrder, { isFetching }] = useLazyGetLastOrderQuery();
  const [taken, setTaken] = useState<LastOrder | null>(null);
  const take = async () => {
    const { data } = await getLastOrder(customerId);
    if (!data) return;
    setTaken(data);
    if (data.order) onTake(data.order.lines.flatMap(toRow));
  };
  const differencesOf = (line: LastLine): string[] => {
    const { available, quantity, pricePaise, thenPaise, addons } = line;
    const name = `${line.name} ${formatSize(line)}`;
    if (available === 0) return [t('last.gone', { name })];
    const price = { name, price: formatPaise(pricePaise), before: formatPaise(thenPaise) };
    return [
      ...(available < quantity ? [t('last.short', { name, available, quantity })] : []),
      ...(pricePaise !== thenPaise ? [t('last.price', price)] : []),
      ...(addons.length > 0 ? [t('last.addons', { name, addons: addons.join(', ') })] : []),
    ];
  };
  const differences = taken?.order?.lines.flatMap(differencesOf) ?? [];
  return (
    <>
      <Button variant="outlined" loading={isFetching} onClick={() => void take()} sx={{ alignSelf: 'flex-start' }}>
        {t('last.take')}
      </Button>
      <div role="status">
        {taken && (
          <Alert severity={differences.length > 0 ? 'warning' : 'info'}>
            {taken.order
              ? t('last.taken', {
                  number: taken.order.orderNumber,
                  day: formatDisplayDate(taken.order.placedAt, i18n.language),
                })
              : t('last.none')}
            {differences.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </Alert>
        )}
      </div>
    </>
  );
};

const toRow = ({ thenPaise: _thenPaise, addons: _addons, ...line }: LastLine): CartRow[] =>
  line.available > 0 ? [{ ...line, quantity: Math.min(line.quantity, line.available) }] : [];
