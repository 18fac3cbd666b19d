import { buildBill, buildBillLine } from '../../testing/builders/orders';
import { billChanges } from './billChanges';

const before = buildBill({ lines: [buildBillLine(), buildBillLine({ _id: 'rice', name: 'Rice', quantity: 3 })] });
const after = (millet: object, rice: object = {}, bill: object = {}) =>
  buildBill({
    lines: [buildBillLine(millet), buildBillLine({ _id: 'rice', name: 'Rice', quantity: 3, ...rice })],
    ...bill,
  });
const millet = 'Foxtail Millet (Thinai) rice';

describe('what changed between two bills', () => {
  it('is nothing where nothing moved', () => {
    expect(billChanges(before, after({}))).toEqual([]);
  });

  it('is a price, of the pack or of an add-on', () => {
    expect(billChanges(before, after({ productPrice: 7900 }))).toEqual([
      { kind: 'price', name: millet, beforePaise: 7500, afterPaise: 7900 },
    ]);
  });

  it('is lost stock, reported once', () => {
    const short = after({ problem: 'SHORT', available: 1 }, { problem: 'SOLD_OUT', available: 0 });
    expect(billChanges(before, short)).toEqual([
      { kind: 'short', name: millet, available: 1 },
      { kind: 'unavailable', name: 'Rice' },
    ]);
    expect(billChanges(short, short)).toEqual([]);
  });

  it('is a discount that ended and a delivery that costs now', () => {
    const discounted = buildBill({ discountPaise: 1500, deliveryChargePaise: 0 });
    expect(billChanges(discounted, buildBill())).toEqual([
      { kind: 'discount', beforePaise: 1500, afterPaise: 0 },
      { kind: 'delivery', beforePaise: 0, afterPaise: 4000 },
    ]);
  });
});
