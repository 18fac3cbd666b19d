import type { Address } from '../../../contract/address';
import type { CancelCause, Language } from '../../../contract/constants';
import { costOfLine } from '../../../contract/orderAccount';
import type { ExportedOrder } from '../../../contract/orders';
import type { Order, OrderItem } from './repository';
import { localizedName, serializeParts } from './serializeBill';
import { serializeSlot, type OfferedSlot } from '../slots';

export const serializeOrder = (
  order: Order,
  items: readonly OrderItem[],
  taxIncludedPaise: number,
  {
    slot,
    replaces,
    language,
  }: {
    slot: Pick<OfferedSlot, 'id' | 'day' | 'startsAt' | 'endsAt'> | undefined;
    /** See the contract. */
    replaces: string | undefined;
    language: Language;
  },
): Omit<ExportedOrder, 'timeline' | 'taxes' | 'documents' | 'payment'> => ({
  orderId: order.id,
  orderNumber: order.orderNumber,
  status: order.status,
  paymentMethod: order.paymentMethod,
  ...(replaces !== undefined && { replaces }),
  placedAt: order.createdAt.toISOString(),
  items: items.map((item) => serializeItem(item, items, language)),
  // Written by placement.ts in this form.
  address: order.address as Address,
  bill: {
    itemsPaise: order.itemsPaise,
    addonsPaise: order.addonsPaise,
    couponCode: order.couponCode,
    discountPaise: order.discountPaise,
    deliveryChargePaise: order.deliveryPaise,
    taxIncludedPaise,
    totalPaise: order.totalPaise,
    ...(order.reducedPaise > 0 && { reducedPaise: order.reducedPaise }),
    ...(order.roundingPaise !== 0 && { roundingPaise: order.roundingPaise }),
  },
  note: order.note,
  slot: slot ? serializeSlot(slot) : null,
  cancelReason: order.cancelledBy === 'system' ? null : order.cancelReason,
});

export const serializeItem = (
  item: OrderItem,
  items: readonly OrderItem[],
  language: Language,
): ExportedOrder['items'][number] => ({
  _id: item.packId,
  slug: item.slug,
  ...localizedName(item.productName, language),
  netGrams: item.netGrams,
  measure: item.measure,
  quantity: item.quantity,
  productPrice: item.unitPricePaise,
  addons: item.addons.map(({ _id, name, pricePaise }) => ({ _id, name: name[language], pricePaise })),
  ...serializeParts(item.parts, language),
  linePaise: item.linePaise,
  costPaise: costOfLine(item).costPaise,
  ...packedOtherwise(item, items, language),
});

function packedOtherwise(
  { orderId, packedQuantity: quantity, substitutesLineNo, reducedPaise, isAskedOff }: OrderItem,
  items: readonly OrderItem[],
  language: Language,
): Pick<ExportedOrder['items'][number], 'packed' | 'insteadOf'> {
  const replaced = items.find((other) => other.orderId === orderId && other.lineNo === substitutesLineNo);
  return {
    ...(quantity !== null && { packed: { quantity, reducedPaise, ...(isAskedOff && { asAsked: true }) } }),
    ...(replaced && { insteadOf: replaced.productName[language] }),
  };
}

/** `cancelReason` of an order whose cart was placed again. */
export const REPLACED = 'replaced';

export function cancelCauseOf({
  status,
  cancelledBy,
  cancelReason,
}: Pick<Order, 'status' | 'cancelledBy' | 'cancelReason'>): CancelCause | null {
  if (status !== 'CANCELLED') return null;
  if (cancelledBy === 'system') return cancelReason === REPLACED ? 'REPLACED' : 'UNPAID';
  return cancelledBy === 'customer' ? 'CUSTOMER' : 'SHOP';
}
