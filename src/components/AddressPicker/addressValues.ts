import { number, object, string } from 'yup';
import type { Address, CreateAddressBody } from '../../../contract/address';
import { streetLine } from '../../../contract/addressLine';
import { ADDRESS_TYPE, MOBILE_NUMBER_LENGTH, type AddressType } from '../../../contract/constants';
import type { LatLng } from '../../../contract/geo';

/** Form values; the point comes from the map. */
export interface AddressValues {
  street: string;
  landmark: string;
  type: AddressType;
  othersType: string;
  receiverName: string;
  receiverPhone: string;
  instructions: string;
}

export const emptyAddressValues: AddressValues = {
  street: '',
  landmark: '',
  type: ADDRESS_TYPE.HOME,
  othersType: '',
  receiverName: '',
  receiverPhone: '',
  instructions: '',
};

export const toAddressValues = (address: Address): AddressValues => ({
  street: streetLine(address),
  landmark: address.landmark,
  type: address.type,
  othersType: address.othersType ?? '',
  receiverName: address.receiverName ?? '',
  receiverPhone: address.receiverPhone ?? '',
  instructions: address.instructions ?? '',
});

/** These count characters. */
export const TEXT_LIMITS = {
  street: 300,
  landmark: 200,
  othersType: 40,
  receiverName: 80,
  instructions: 300,
} as const;

export type AddressMessage = 'streetRequired' | 'landmarkRequired' | 'othersTypeRequired' | 'receiverPhoneLength';

/** Messages are keys of the `location` namespace, so that they follow the language (specification §5). */
export const addressSchema = object({
  street: string().trim().required('streetRequired'),
  landmark: string().trim().required('landmarkRequired'),
  type: number().required(),
  othersType: string()
    .trim()
    .when('type', { is: ADDRESS_TYPE.OTHER, then: (label) => label.required('othersTypeRequired') }),
  receiverPhone: string().matches(new RegExp(`^(\\d{${MOBILE_NUMBER_LENGTH}})?$`), 'receiverPhoneLength'),
});

const filled = (values: Omit<AddressValues, 'street' | 'landmark' | 'type' | 'othersType'>) =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, text]): [string, string] => [name, text.trim()])
      .filter(([, text]) => text !== ''),
  );

/** The label is sent only with type Other (specification §5). */
export const toAddressBody = (
  { street, landmark, type, othersType, ...rest }: AddressValues,
  { lat, lng }: LatLng,
): CreateAddressBody => ({
  street: street.trim(),
  landmark: landmark.trim(),
  type,
  ...(type === ADDRESS_TYPE.OTHER && { othersType: othersType.trim() }),
  ...filled(rest),
  location: { type: 'Point', coordinates: [lng, lat] },
});
