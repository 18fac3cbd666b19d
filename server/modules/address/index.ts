import type { Address } from '../../../contract/address';
import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { addressRoutes } from './routes';
import { createAddressService } from './service';

export { toAddress } from './shapes';

/** Delivery addresses and geocoding. */
export function createAddress(deps: AppDeps): {
  area: Area;
  /** Null without a default. */
  findDefaultAddress(customerId: string): Promise<Address | null>;
  listAddresses(customerId: string): Promise<Address[]>;
} {
  const service = createAddressService(deps);
  return {
    area: { prefix: '/api/web/address', routes: addressRoutes(service) },
    findDefaultAddress: (customerId) => service.getDefault(customerId),
    listAddresses: (customerId) => service.list(customerId),
  };
}
