import type {
  Address,
  CreateAddressBody,
  CurrentAddress,
  Directions,
  DirectionsBody,
  EditAddressBody,
  GeocodedLocation,
} from '../../../contract/address';
import type { Language } from '../../../contract/constants';
import type { LatLng } from '../../../contract/geo';
import type { Transaction } from '../../db/database';
import { lockCustomer } from '../../db/lockCustomer';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { areaAt, findAreas } from '../deliveryAreas';
import * as repository from './repository';
import { toAddress, toColumns } from './shapes';

/** Bounds scripts, not people. */
const MAX_ADDRESSES = 20;

/** Writes down who made an address, in its transaction. */
export type RecordCreated = (tx: Transaction, addressId: string) => Promise<void>;

export type AddressService = ReturnType<typeof createAddressService>;

/** A customer with addresses has exactly one default. */
export function createAddressService({ db, clock, maps }: AppDeps) {
  async function rejectOutside(point: LatLng): Promise<void> {
    if (!areaAt(await findAreas(db), point)) throw new AppError(409, 'address.outsideArea');
  }

  return {
    async list(customerId: string): Promise<Address[]> {
      return (await repository.findAddresses(db, customerId)).map(toAddress);
    },

    /** @throws AppError 404 */
    async get(customerId: string, addressId: string): Promise<Address> {
      return toAddress(found(await repository.findAddress(db, customerId, addressId)));
    },

    async getDefault(customerId: string): Promise<Address | null> {
      const row = await repository.findDefaultAddress(db, customerId);
      return row && toAddress(row);
    },

    /**
     * The first address becomes the default.
     * @throws AppError 409 outside the delivery area or when the address book is full; FieldsError for its label
     */
    async create(
      customerId: string,
      { isDefault = false, ...body }: CreateAddressBody,
      record?: RecordCreated,
    ): Promise<CurrentAddress> {
      const columns = toColumns(body);
      await rejectOutside(columns);
      return db.transaction(async (tx) => {
        await lockBook(tx, customerId);
        const existing = await repository.countAddresses(tx, customerId);
        if (existing >= MAX_ADDRESSES) throw new AppError(409, 'address.tooMany', { params: { max: MAX_ADDRESSES } });
        const becomesDefault = isDefault || existing === 0;
        if (becomesDefault) await repository.clearDefault(tx, customerId);
        const now = clock.now();
        const row = await repository.insertAddress(tx, {
          id: newId(),
          customerId,
          ...columns,
          isDefault: becomesDefault,
          createdAt: now,
          updatedAt: now,
        });
        await record?.(tx, row.id);
        return { currentAddress: toAddress(row) };
      });
    },

    /**
     * `isDefault: true` makes it the default; false changes nothing, because one address must stay the default.
     * @throws AppError 404, or 409 outside the delivery area; FieldsError for its label
     */
    async edit(customerId: string, { _id, isDefault = false, ...body }: EditAddressBody): Promise<CurrentAddress> {
      const columns = toColumns(body);
      found(await repository.findAddress(db, customerId, _id));
      await rejectOutside(columns);
      return db.transaction(async (tx) => {
        await lockBook(tx, customerId);
        const change = { ...columns, updatedAt: clock.now() };
        const edited = found(await repository.updateAddress(tx, customerId, _id, change));
        const row = isDefault && !edited.isDefault ? await moveDefault(tx, customerId, _id) : edited;
        return { currentAddress: toAddress(row) };
      });
    },

    /** @throws AppError 404 */
    async makeDefault(customerId: string, addressId: string): Promise<CurrentAddress> {
      return db.transaction(async (tx) => {
        await lockBook(tx, customerId);
        return { currentAddress: toAddress(await moveDefault(tx, customerId, addressId)) };
      });
    },

    /**
     * Deletes an address; if it was the default, the newest remaining one becomes it.
     * @throws AppError 404
     */
    async remove(customerId: string, addressId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await lockBook(tx, customerId);
        const removed = found(await repository.deleteAddress(tx, customerId, addressId));
        if (!removed.isDefault) return;
        const newest = await repository.findNewestAddress(tx, customerId);
        if (newest) await repository.setDefault(tx, customerId, newest.id);
      });
    },

    /** Nearest first; empty where nothing is known. */
    geocode: (point: LatLng, language: Language): Promise<GeocodedLocation[]> => maps.reverseGeocode(point, language),

    directions: ({ from, to }: DirectionsBody): Promise<Directions> => maps.directions(from, to),
  };
}

/** Another device may have erased the account since authentication. */
async function lockBook(tx: Transaction, customerId: string): Promise<void> {
  if (!(await lockCustomer(tx, customerId))) throw new AppError(401, 'core.loginEnded');
}

/** Cleared first, because the database allows one default at a time. */
async function moveDefault(tx: Transaction, customerId: string, addressId: string): Promise<repository.AddressRow> {
  await repository.clearDefault(tx, customerId);
  return found(await repository.setDefault(tx, customerId, addressId));
}

function found<T>(row: T | null): T {
  if (row === null) throw new AppError(404, 'address.notFound');
  return row;
}
