import { buildPackingOrder } from '../../../testing/builders/staffPacking';
import { pickList } from './pickList';

const [millet] = buildPackingOrder().lines;

it('adds up units by product, weight and add-ons, with what each order gets', () => {
  const orders = [
    buildPackingOrder({
      orderNumber: 'A',
      lines: [millet!, { ...millet!, lineNo: 2, addons: ['Fine grinding'], packedQuantity: 1 }],
    }),
    buildPackingOrder({ orderNumber: 'B', lines: [{ ...millet!, packedQuantity: 3 }] }),
    buildPackingOrder({ orderNumber: 'C', lines: [{ ...millet!, netGrams: 1000, packedQuantity: 1 }] }),
    buildPackingOrder({ orderNumber: 'D', lines: [{ ...millet!, packedQuantity: 0 }] }),
  ];
  expect(
    pickList(orders).map(({ netGrams, addons, quantity, orders: of }) => [netGrams, addons, quantity, of]),
  ).toEqual([
    [
      500,
      [],
      5,
      [
        { orderNumber: 'A', quantity: 2 },
        { orderNumber: 'B', quantity: 3 },
      ],
    ],
    [500, ['Fine grinding'], 1, [{ orderNumber: 'A', quantity: 1 }]],
    [1000, [], 1, [{ orderNumber: 'C', quantity: 1 }]],
  ]);
});

it('takes the parts of a set off the shelf', () => {
  const parts = [{ name: 'Ragi', netGrams: 500, measure: 'WEIGHT' as const, quantity: 2 }];
  const set = buildPackingOrder({ lines: [{ ...millet!, name: 'Starter set', parts, packedQuantity: 3 }] });
  expect(pickList([set])).toMatchObject([{ name: 'Ragi', secondName: 'Starter set', quantity: 6 }]);
});
