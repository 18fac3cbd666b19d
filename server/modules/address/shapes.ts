import type { Address, CreateAddressBody } from '../../../contract/address';
import { ADDRESS_TYPE, type AddressType } from '../../../contract/constants';
import { FieldsError } from '../../lib/errors';
import type { AddressChange, AddressRow } from './repository';

export function toAddress(row: AddressRow): Address {
  return {
    _id: row.id,
    // Constrained by a CHECK.
    type: row.type as AddressType,
    othersType: row.othersType,
    street: row.street,
    doorNo: row.doorNo,
    landmark: row.landmark,
    receiverName: row.receiverName,
    receiverPhone: row.receiverPhone,
    instructions: row.instructions,
    location: { type: 'Point', coordinates: [row.lng, row.lat] },
    isDefault: row.isDefault,
  };
}

/**
 * Form values as columns: trimmed, null where empty.
 * @throws FieldsError when type Other has no label, or another type has one (spec §3)
 */
export function toColumns(body: Omit<CreateAddressBody, 'isDefault'>) {
  const [lng, lat] = body.location.coordinates;
  return {
    type: body.type,
    othersType: labelOf(body),
    street: body.street.trim(),
    doorNo: textOrNull(body.doorNo),
    landmark: body.landmark.trim(),
    receiverName: textOrNull(body.receiverName),
    receiverPhone: textOrNull(body.receiverPhone),
    instructions: textOrNull(body.instructions),
    lat,
    lng,
  } satisfies AddressChange;
}

function labelOf({ type, othersType }: Pick<CreateAddressBody, 'type' | 'othersType'>): string | null {
  const label = textOrNull(othersType);
  const isOther = type === ADDRESS_TYPE.OTHER;
  if (isOther && label === null) throw new FieldsError({ othersType: { key: 'validation.othersType.required' } });
  if (!isOther && label !== null) throw new FieldsError({ othersType: { key: 'address.labelOnlyForOther' } });
  return label;
}

const textOrNull = (text: string | undefined) => text?.trim() || null;
