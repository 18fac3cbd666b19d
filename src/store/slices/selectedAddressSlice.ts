import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, CreateAddressBody } from '../../../contract/address';
import { streetLine } from '../../../contract/addressLine';
import { ADDRESS_TYPE, type AddressType } from '../../../contract/constants';
import { loggedOut } from '../actions';
import { addressApi } from '../api/addressApi';
import { authApi } from '../api/authApi';

/** Delivery address (specification §3); local only without `_id`. */
export interface SelectedAddress {
  lat: number;
  lng: number;
  street: string;
  _id?: string;
  type: AddressType;
  othersType?: string;
  landmark: string;
}

export interface SelectedAddressState {
  address: SelectedAddress | null;
  /** A local address replaced by login, offered to the customer once. */
  offered: SelectedAddress | null;
}

const initialState: SelectedAddressState = { address: null, offered: null };

export const toSelectedAddress = ({
  _id,
  type,
  othersType,
  landmark,
  location,
  ...written
}: Address): SelectedAddress => ({
  lat: location.coordinates[1],
  lng: location.coordinates[0],
  street: streetLine(written),
  _id,
  type,
  ...(othersType !== null && { othersType }),
  landmark,
});

/** A local address as a create call; it becomes the default. */
export const toCreateAddressBody = ({
  lat,
  lng,
  street,
  landmark,
  type,
  othersType,
}: SelectedAddress): CreateAddressBody => ({
  street,
  landmark,
  type,
  // The label is sent only with type Other (specification §5).
  ...(type === ADDRESS_TYPE.OTHER && othersType !== undefined && { othersType }),
  location: { type: 'Point', coordinates: [lng, lat] },
  isDefault: true,
});

const isElsewhere = (one: SelectedAddress, other: SelectedAddress): boolean =>
  one.lat !== other.lat || one.lng !== other.lng || one.street !== other.street;

export const selectedAddressSlice = createSlice({
  name: 'selectedAddress',
  initialState,
  reducers: {
    selectAddress: (state, { payload }: PayloadAction<SelectedAddress | null>) => {
      state.address = payload;
    },
    /** Selects a restored address unless another was chosen since. */
    reselectAddress: (state, { payload }: PayloadAction<SelectedAddress>) => {
      state.address ??= payload;
    },
    offerResolved: (state) => {
      state.offered = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(authApi.endpoints.verifyOtp.matchFulfilled, (state, { payload: { data } }) => {
        if (!data.customerAddress) return;
        const saved = toSelectedAddress(data.customerAddress);
        const local = state.address?._id === undefined ? state.address : null;
        state.offered = local && isElsewhere(local, saved) ? local : null;
        state.address = saved;
      })
      // This works as after a login.
      .addMatcher(addressApi.endpoints.createAddress.matchFulfilled, (state, { payload: { currentAddress } }) => {
        if (currentAddress.isDefault) state.address ??= toSelectedAddress(currentAddress);
      })
      // The selection follows its saved address.
      .addMatcher(addressApi.endpoints.editAddress.matchFulfilled, (state, { payload: { currentAddress } }) => {
        if (state.address?._id === currentAddress._id) state.address = toSelectedAddress(currentAddress);
      })
      .addMatcher(addressApi.endpoints.deleteAddress.matchFulfilled, (state, { meta }) => {
        if (state.address?._id === meta.arg.originalArgs) state.address = null;
      })
      .addMatcher(loggedOut.match, () => initialState),
  selectors: {
    selectSelectedAddress: ({ address }) => address,
    selectOfferedAddress: ({ offered }) => offered,
  },
});

export const { selectAddress, reselectAddress, offerResolved } = selectedAddressSlice.actions;
export const { selectSelectedAddress, selectOfferedAddress } = selectedAddressSlice.selectors;
