import { useRef, useState } from 'react';
import type { Bill, CreatedOrder, CreateOrderBody } from '../../../contract/orders';
import { toPayPaise } from '../../../contract/paymentConstants';
import { useCreateAddressMutation } from '../../store/api/addressApi';
import { isApiError, isUnresolved } from '../../store/api/ApiError';
import { useCreateOrderMutation } from '../../store/api/ordersApi';
import { useAppDispatch } from '../../store/hooks';
import {
  selectAddress,
  toCreateAddressBody,
  toSelectedAddress,
  type SelectedAddress,
} from '../../store/slices/selectedAddressSlice';
import { beginAttempt, endAttempt, readAttempt } from './orderAttempt';

interface OrderToPlace {
  order: Omit<CreateOrderBody, 'addressId'>;
  address: SelectedAddress;
  /** The bill that the customer agreed to. */
  seen: Bill;
}

interface Rejection {
  placing: OrderToPlace;
  after: Bill;
}

const newBillOf = (data: unknown): Bill | null =>
  typeof data === 'object' && data !== null && 'bill' in data ? (data.bill as Bill) : null;

/**
 * Places an order once, however often pressed. A local address is saved first.
 * @param onPlaced called with the order, after which no other is placed
 */
export const usePlaceOrder = (onPlaced: (order: CreatedOrder) => void) => {
  const dispatch = useAppDispatch();
  const [createAddress] = useCreateAddressMutation();
  const [createOrder] = useCreateOrderMutation();
  const [isPlacing, setIsPlacing] = useState(false);
  const [unresolved, setUnresolved] = useState(readAttempt);
  const [rejection, setRejection] = useState<Rejection | null>(null);
  // State updates too late for a double click.
  const isRunning = useRef(false);

  const saveAddress = async (local: SelectedAddress): Promise<string | null> => {
    const { data } = await createAddress(toCreateAddressBody(local));
    if (!data) return null;
    dispatch(selectAddress(toSelectedAddress(data.currentAddress)));
    return data.currentAddress._id;
  };

  const send = async (placing: OrderToPlace): Promise<CreatedOrder | null> => {
    const addressId = placing.address._id ?? (await saveAddress(placing.address));
    if (addressId === null) return null;
    const attempt = beginAttempt({ ...placing.order, addressId });
    const { data, error } = await createOrder(attempt);
    if (data || !isApiError(error) || !isUnresolved(error)) endAttempt();
    const after = isApiError(error) && error.status === 409 ? newBillOf(error.data) : null;
    setRejection(after && { placing: { ...placing, address: { ...placing.address, _id: addressId } }, after });
    return data ?? null;
  };

  const place = async (placing: OrderToPlace): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPlacing(true);
    const order = await send(placing);
    if (order) {
      onPlaced(order);
      return;
    }
    setUnresolved(readAttempt());
    isRunning.current = false;
    setIsPlacing(false);
  };

  return {
    place,
    isPlacing,
    /** The outcome of a sent order is unknown. */
    unresolved,
    /** Set when price, stock or delivery slot changed; the customer confirms the new bill first. */
    rejection,
    dismissNewBill: () => setRejection(null),
    /** Retries at the new total, in the new slot. */
    acceptNewBill: async () => {
      if (!rejection) return;
      const { placing, after } = rejection;
      const { slotId: _, ...order } = {
        ...placing.order,
        expectedTotal: toPayPaise(after.totalPaise, placing.order.paymentMethod ?? 'UPI'),
      };
      const slot = after.slotId === null ? {} : { slotId: after.slotId };
      await place({ ...placing, order: { ...order, ...slot }, seen: after });
    },
  };
};
