import type { CreateAddressBody } from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';
import { toAddressBody, type AddressValues } from '../../components/AddressPicker/addressValues';
import { isApiError } from '../../store/api/ApiError';
import { useCreateAddressMutation } from '../../store/api/addressApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { selectAddress, toSelectedAddress, type SelectedAddress } from '../../store/slices/selectedAddressSlice';

/** What the browser keeps of an address has no field for the door (specification §3): it goes before the street. */
const toLocalAddress = (
  { street, doorNo, landmark, type, othersType }: CreateAddressBody,
  place: LatLng,
): SelectedAddress => ({
  ...place,
  street: doorNo === undefined ? street : `${doorNo}, ${street}`,
  landmark,
  type,
  ...(othersType !== undefined && { othersType }),
});

/**
 * Saves a place and selects it (specification §4): for a customer on the server, as the default; for a visitor in this
 * browser only. Gives what the server said of single fields, if it refused them.
 */
export const useSaveLocation = (onSaved: () => void) => {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [createAddress] = useCreateAddressMutation();

  return async (values: AddressValues, place: LatLng): Promise<Record<string, string> | undefined> => {
    const body = toAddressBody(values, place);
    if (isLoggedIn) {
      const { data, error } = await createAddress({ ...body, isDefault: true });
      if (!data) return isApiError(error) ? error.fields : undefined;
      dispatch(selectAddress(toSelectedAddress(data.currentAddress)));
    } else {
      dispatch(selectAddress(toLocalAddress(body, place)));
    }
    onSaved();
    return undefined;
  };
};
