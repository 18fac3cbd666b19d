import type { CreateAddressBody } from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';
import { toAddressBody, type AddressValues } from '../../components/AddressPicker/addressValues';
import { isApiError } from '../../store/api/ApiError';
import { useCreateAddressMutation } from '../../store/api/addressApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { selectAddress, toSelectedAddress, type SelectedAddress } from '../../store/slices/selectedAddressSlice';

const toLocalAddress = ({ street, landmark, type, othersType }: CreateAddressBody, point: LatLng): SelectedAddress => ({
  ...point,
  street,
  landmark,
  type,
  ...(othersType !== undefined && { othersType }),
});

/**
 * Saves and selects an address (specification §4): on the server as default for customers, locally for visitors.
 * Returns field errors.
 */
export const useSaveLocation = (onSaved: () => void) => {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [createAddress] = useCreateAddressMutation();

  return async (values: AddressValues, point: LatLng): Promise<Record<string, string> | undefined> => {
    const body = toAddressBody(values, point);
    if (isLoggedIn) {
      const { data, error } = await createAddress({ ...body, isDefault: true });
      if (!data) return isApiError(error) ? error.fields : undefined;
      dispatch(selectAddress(toSelectedAddress(data.currentAddress)));
    } else {
      dispatch(selectAddress(toLocalAddress(body, point)));
    }
    onSaved();
    return undefined;
  };
};
