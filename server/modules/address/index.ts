import type { Address, CreateAddressBody, CurrentAddress } from '../../../contract/address';
import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { addressRoutes } from './routes';
import { createAddressService, type RecordCreated } from './service';

export { toAddress, toColumns } from './shapes';

/** Orders by phone use the addresses of the caller. */
export interface CallersAddresses {
  listAddresses(customerId: string): Promise<Address[]>;
  /** @throws AppError 409 outside the delivery area or when the address book is full */
  createAddress(customerId: string, body: CreateAddressBody, record: RecordCreated): Promise<CurrentAddress>;
}

/** Delivery addresses and geocoding. */
export function createAddress(deps: AppDeps): CallersAddresses & {
  area: Area;
  findDefaultAddress(customerId: string): Promise<Address | null>;
} {
  const service = createAddressService(deps);
  return {
    area: { prefix: '/api/web/address', routes: addressRoutes(service) },
    findDefaultAddress: (customerId) => service.getDefault(customerId),
    listAddresses: (customerId) => service.list(customerId),
    createAddress: (customerId, body, record) => service.create(customerId, body, record),
  };
}
