import { buildOrderTracking } from '../../testing/builders/orders';
import { withOrdered } from './useReorder';

const item = (_id: string, quantity: number, addons: string[] = []) => ({ _id, productPrice: 7500, quantity, addons });
const [millet] = buildOrderTracking().items;

it('puts an order’s items before the cart, and a line in both has the ordered quantity', () => {
  const giftBox = { _id: 'gift-box', name: 'Gift box', pricePaise: 4000 };
  const ordered = millet ? [millet, { ...millet, addons: [giftBox] }] : [];
  expect(withOrdered([item('rice', 1), item('ml-thinai-500', 7)], ordered)).toEqual([
    item('ml-thinai-500', 2),
    item('ml-thinai-500', 2, ['gift-box']),
    item('rice', 1),
  ]);
});
