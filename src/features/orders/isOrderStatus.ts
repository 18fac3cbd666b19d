import { ORDER_PATH, ORDER_STATUSES, type OrderStatus } from '../../../contract/constants';

/** Whether a value is one of the specification's nine. A newer server may know others, which show no label (§3). */
export const isOrderStatus = (value: string): value is OrderStatus =>
  (ORDER_STATUSES as readonly string[]).includes(value);

const UNDER_WAY: readonly string[] = ORDER_PATH.slice(
  ORDER_PATH.indexOf('ORDER_CREATED'),
  ORDER_PATH.indexOf('DELIVERED'),
);

/** Returns true from the paid order to the one on its way. */
export const isUnderWay = (status: string): boolean => UNDER_WAY.includes(status);
