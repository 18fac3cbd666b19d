import type { Address } from '../../../contract/address';
import type { Language } from '../../../contract/constants';
import type { ExportedOrder } from '../../../contract/orders';
import type { Order, OrderItem } from './repository';
import { localizedName } from './serializeBill';

export const serializeOrder = (
  order: Order,
  items: readonly OrderItem[],
  language: Language,
): Omit<ExportedOrder, 'timeline' | 'taxes' | 'payment'> => ({
  orderId: order.id,
  orderNumber: order.orderNumber,
  status: order.status,
  placedAt: order.createdAt.toISOString(),
  items: items.map((item) => serializeItem(item, language)),
  // Written by placement.ts in this form.
  address: order.address as Address,
  bill: {
    itemsPaise: order.itemsPaise,
    addonsPaise: order.addonsPaise,
    couponCode: order.couponCode,
    discountPaise: order.discountPaise,
    deliveryChargePaise: order.deliveryPaise,
    taxIncludedPaise: order.taxIncludedPaise,
    totalPaise: order.totalPaise,
  },
  note: order.note,
  cancelReason: order.cancelReason,
});

export const serializeItem = (item: OrderItem, language: Language): ExportedOrder['items'][number] => ({
  _id: item.packId,
  slug: item.slug,
  ...localizedName(item.productName, language),
  netGrams: item.netGrams,
  quantity: item.quantity,
  productPrice: item.unitPricePaise,
  addons: item.addons.map(({ _id, name, pricePaise }) => ({ _id, name: name[language], pricePaise })),
  linePaise: item.linePaise,
});
