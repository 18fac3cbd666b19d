import type { Address, GeocodedLocation } from '../../../contract/address';
import { ADDRESS_TYPE } from '../../../contract/constants';

/** Meena's home, inside the sample store's delivery area. */
export const buildAddress = (overrides: Partial<Address> = {}): Address => ({
  _id: 'address-home',
  type: ADDRESS_TYPE.HOME,
  othersType: null,
  street: '12 Avinashi Road',
  doorNo: '4B',
  landmark: 'Near the water tank',
  receiverName: null,
  receiverPhone: null,
  instructions: null,
  location: { type: 'Point', coordinates: [77.0266, 11.0296] },
  isDefault: true,
  ...overrides,
});

/** Her default home, her office, and one with a custom label. */
export const buildAddresses = (): Address[] => [
  buildAddress(),
  buildAddress({
    _id: 'address-work',
    type: ADDRESS_TYPE.WORK,
    street: '7 Trichy Road',
    doorNo: null,
    landmark: 'Opposite the bus stand',
    location: { type: 'Point', coordinates: [76.9725, 11.0183] },
    isDefault: false,
  }),
  buildAddress({
    _id: 'address-other',
    type: ADDRESS_TYPE.OTHER,
    othersType: "Amma's house",
    street: '3 Kamarajar Road',
    landmark: 'Boat house',
    receiverName: 'Lakshmi',
    receiverPhone: '9876500000',
    isDefault: false,
  }),
];

export const buildGeocodedLocation = (overrides: Partial<GeocodedLocation> = {}): GeocodedLocation => ({
  locationName: 'Peelamedu, Coimbatore, Tamil Nadu 641004',
  street: 'Peelamedu',
  city: 'Coimbatore',
  state: 'Tamil Nadu',
  pincode: '641004',
  ...overrides,
});
