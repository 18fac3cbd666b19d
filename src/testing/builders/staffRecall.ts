import type { AlikeBatch, BatchRecall, RecalledOrder } from '../../../contract/staffRecall';
import { buildStockBatch } from './staffStock';

export const buildAlikeBatch = (overrides: Partial<AlikeBatch> = {}): AlikeBatch => ({
  _id: 'batch-2',
  code: 'TH-2612',
  bestBefore: '2027-05-14',
  netGrams: 500,
  measure: 'WEIGHT',
  units: 12,
  isSameCode: false,
  ...overrides,
});

const buildRecalledOrder = (overrides: Partial<RecalledOrder> = {}): RecalledOrder => ({
  orderId: 'order-1',
  orderNumber: 'VY100001',
  status: 'DELIVERED',
  placedAt: '2026-11-24T05:00:00.000Z',
  customerName: 'Meena',
  mobileNumber: '9876543210',
  units: 2,
  amountPaise: 15_000,
  refund: 'NONE',
  ...overrides,
});

export const buildRecall = (overrides: Partial<BatchRecall> = {}): BatchRecall => ({
  ...buildStockBatch({ stock: 0, setApart: 9, outOfSale: 'RECALLED' }),
  spellings: [],
  alike: [],
  packId: 'ml-thinai-500',
  name: 'Foxtail Millet (Thinai) rice',
  names: { en: 'Foxtail Millet (Thinai) rice', ta: 'தினை அரிசி', hi: 'कंगनी चावल' },
  netGrams: 500,
  measure: 'WEIGHT',
  recallReason: 'Small stones',
  recalledAt: '2026-11-26T05:00:00.000Z',
  orders: [
    buildRecalledOrder(),
    buildRecalledOrder({
      orderId: 'order-2',
      orderNumber: 'VY100002',
      customerName: 'Kavitha',
      status: 'ORDER_CREATED',
      units: 1,
      amountPaise: 7_500,
      refund: 'UNPAID',
    }),
    buildRecalledOrder({
      orderId: 'order-3',
      orderNumber: 'VY100003',
      customerName: null,
      mobileNumber: null,
      refund: 'GIVEN',
    }),
  ],
  ...overrides,
});
