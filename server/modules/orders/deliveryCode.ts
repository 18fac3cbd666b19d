import { type OrderStatus } from '../../../contract/constants';
import { DELIVERY_CODE_LENGTH } from '../../../contract/roundConstants';
import { keyedHash, sameSecret, type Secrets } from '../../lib/secrets';

type WithKeys = Pick<Secrets, 'keys'>;

/** Derived, so that no code is stored. */
function codeOf(key: string, orderId: string): string {
  const digits =
    Number.parseInt(keyedHash(key, 'delivery-code', orderId).slice(0, 12), 16) % 10 ** DELIVERY_CODE_LENGTH;
  return String(digits).padStart(DELIVERY_CODE_LENGTH, '0');
}

/** Returns the code for the customer alone; null unless the parcel is on its way. */
export const deliveryCodeOf = (
  { keys: [current] }: WithKeys,
  { id, status }: { id: string; status: OrderStatus },
): string | null => (status === 'PICKEDUP' ? codeOf(current, id) : null);

/** Codes shown before a key rotation are valid, too. */
export const isDeliveryCode = ({ keys }: WithKeys, orderId: string, given: string): boolean =>
  keys.some((key) => sameSecret(given, codeOf(key, orderId)));
