import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, CreateAddressBody } from '../../../contract/address';
import { ADDRESS_TYPE, type AddressType } from '../../../contract/constants';
import { loggedOut } from '../actions';
import { addressApi } from '../api/addressApi';
import { authApi } from '../api/authApi';

/** Where to deliver (specification §3); without `_id` it is kept in this browser only. */
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
  /** A place chosen before login that login replaced: it is offered to the customer once. */
  offered: SelectedAddress | null;
}

const initialState: SelectedAddressState = { address: null, offered: null };

/** A saved address as the browser keeps it. */
export const toSelectedAddress = ({ _id, type, othersType, street, landmark, location }: Address): SelectedAddress => ({
  lat: location.coordinates[1],
  lng: location.coordinates[0],
  street,
  _id,
  type,
  ...(othersType !== null && { othersType }),
  landmark,
});

/** The way back: a place that only this browser knows, as the call that saves it. It becomes the default. */
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
  // The label goes along only when the type is Other (specification §5).
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
    /** A deleted address is there again: it becomes the place to deliver to, unless another was chosen since. */
    reselectAddress: (state, { payload }: PayloadAction<SelectedAddress>) => {
      state.address ??= payload;
    },
    offerSettled: (state) => {
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
      // The place to deliver to is a saved address, too: it follows what becomes of that one.
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

export const { selectAddress, reselectAddress, offerSettled } = selectedAddressSlice.actions;
export const { selectSelectedAddress, selectOfferedAddress } = selectedAddressSlice.selectors;
