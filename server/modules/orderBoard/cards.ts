import type { LatLng } from '../../../contract/geo';
import type { OrderCard } from '../../../contract/staffOrders';
import { nearestPlace } from '../../lib/nearestPlace';
import type { CardRow } from './boardRepository';

export interface KnownLocality extends LatLng {
  name: string;
  nameTa: string;
  nameHi: string;
  pin: string;
}

export const serializeCard = (row: CardRow, localities: readonly KnownLocality[]): OrderCard => ({
  orderId: row.id,
  orderNumber: row.orderNumber,
  status: row.status,
  placedAt: row.createdAt.toISOString(),
  sinceAt: row.sinceAt.toISOString(),
  name: row.address.receiverName ?? row.customerName,
  area: areaOf(row, localities),
  slot: row.slot && {
    slotId: row.slot.slotId,
    day: row.slot.day,
    startsAt: row.slot.startsAt.toISOString(),
    endsAt: row.slot.endsAt.toISOString(),
  },
  dueDay: row.dueDay,
  itemCount: row.itemCount,
  parcel: row.parcel,
  lineCount: row.lineCount,
  amountPaise: row.totalPaise - row.reducedPaise + row.roundingPaise,
  paymentMethod: row.paymentMethod,
  paymentStatus: row.paymentStatus,
  isAwaitedFromDoor: row.isAwaitedFromDoor,
  note: row.note,
  nthOrder: row.nthOrder,
  needsApproval: row.needsApproval,
  phoneToCall: row.phoneToCall,
  channel: row.channel,
  rider: row.rider,
  recalled: row.recalled,
  waitingItems: row.waitingItems,
});

function areaOf({ address }: CardRow, localities: readonly KnownLocality[]): OrderCard['area'] {
  const [lng, lat] = address.location.coordinates;
  const nearest = nearestPlace({ lat, lng }, localities);
  if (!nearest) return null;
  const { name, nameTa, nameHi, pin } = nearest;
  return { name, nameTa, nameHi, pin };
}
