import { MAX_QUANTITY_PER_LINE } from '../../../contract/constants';
import type { CartItem } from '../../store/slices/cartSlice';
import { buildBill, buildBillLine } from '../../testing/builders/orders';
import { joinBill, withAddons, withoutProblems, withQuantity } from './billedCart';

const item = (_id: string, quantity = 1, addons: string[] = []): CartItem => ({
  _id,
  productPrice: 7500,
  quantity,
  addons,
});
const giftBox = { _id: 'gift-box', name: 'Gift box', pricePaise: 4000 };

describe('the lines of a cart beside those of its bill', () => {
  it('match in order, also where the bill no longer has an add-on', () => {
    const gone = buildBillLine({ _id: 'millet', problem: 'GONE' });
    const plain = buildBillLine({ _id: 'millet' });
    const lines = joinBill([item('millet', 1, ['gift-box']), item('millet')], buildBill({ lines: [gone, plain] }));
    expect(lines.map(({ billed }) => billed)).toEqual([gone, plain]);
  });

  it('retain their names while the bill is older than the cart', () => {
    const first = buildBillLine({ _id: 'millet' });
    const second = buildBillLine({ _id: 'rice', addons: [giftBox] });
    const older = buildBill({ lines: [first, second] });
    expect(joinBill([item('rice', 1, ['gift-box'])], older)[0]?.billed).toBe(second);
    expect(joinBill([item('millet'), item('rice'), item('new')], older).map(({ billed }) => billed)).toEqual([
      first,
      second,
      null,
    ]);
  });
});

describe('changing lines', () => {
  it('sets the quantity of one line within its bounds and drops a line of none', () => {
    const items = [item('millet', 3), item('millet', 2, ['gift-box']), item('rice')];
    expect(withQuantity(items, 'millet gift-box', 5).map(({ quantity }) => quantity)).toEqual([3, 5, 1]);
    expect(withQuantity(items, 'millet', 0)).toEqual(items.slice(1));
    expect(withQuantity(items, 'rice', 500)[2]?.quantity).toBe(MAX_QUANTITY_PER_LINE);
  });

  it('joins two lines that have become the same by their add-ons', () => {
    const items = [item('millet', 3, ['a', 'b']), item('rice'), item('millet', 2)];
    expect(withAddons(items, 'millet', ['b', 'a'])).toEqual([item('millet', 5, ['a', 'b']), item('rice')]);
  });

  it('retains what is available: gone and sold out lines are removed, short ones reduced', () => {
    const items = [item('fine', 2), item('gone'), item('sold-out'), item('short', 9)];
    const bill = buildBill({
      lines: [
        buildBillLine({ _id: 'fine' }),
        buildBillLine({ _id: 'gone', problem: 'GONE', available: 0 }),
        buildBillLine({ _id: 'sold-out', problem: 'SOLD_OUT', available: 0 }),
        buildBillLine({ _id: 'short', problem: 'SHORT', available: 4 }),
      ],
    });
    expect(withoutProblems(joinBill(items, bill))).toEqual([item('fine', 2), item('short', 4)]);
  });
});
