import type { OrderAddition } from '../../../../contract/orderAdditions';
import { useFormatSize } from '../../../hooks/useFormatSize';

/** Names what is added in one line: "2 × Foxtail millet 500 g, 1 × Ragi 1 kg". */
export const useAddedText = () => {
  const formatSize = useFormatSize();
  return ({ items }: Pick<OrderAddition, 'items'>): string =>
    items.map((item) => `${item.quantity} × ${item.name} ${formatSize(item)}`).join(', ');
};
