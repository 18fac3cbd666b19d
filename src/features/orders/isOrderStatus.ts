import { ORDER_STATUSES, type OrderStatus } from '../../../contract/constants';

/** Whether a value is one of the specification's nine. A newer server may know others, which show no label (§3). */
export const isOrderStatus = (value: string): value is OrderStatus =>
  (ORDER_STATUSES as readonly string[]).includes(value);
