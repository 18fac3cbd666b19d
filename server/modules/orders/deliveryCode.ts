import { type OrderStatus } from '../../../contract/constants';
import { DELIVERY_CODE_LENGTH } from '../../../contract/counter';
import { keyedHash, sameSecret, type Secrets } from '../../lib/secrets';

type WithKeys = Pick<Secrets, 'keys'>;

/** Derived from the order, so that nothing is stored that could be read. */
function codeOf(key: string, orderId: string): string {
  const digits =
    Number.parseInt(keyedHash(key, 'delivery-code', orderId).slice(0, 12), 16) % 10 ** DELIVERY_CODE_LENGTH;
  return String(digits).padStart(DELIVERY_CODE_LENGTH, '0');
}

/** What the customer gives the rider, while the parcel is on its way; for the customer alone. */
export const deliveryCodeOf = (
  { keys: [current] }: WithKeys,
  { id, status }: { id: string; status: OrderStatus },
): string | null => (status === 'PICKEDUP' ? codeOf(current, id) : null);

/** A code that the customer saw before the key was replaced counts, too. */
export const isDeliveryCode = ({ keys }: WithKeys, orderId: string, given: string): boolean =>
  keys.some((key) => sameSecret(given, codeOf(key, orderId)));
