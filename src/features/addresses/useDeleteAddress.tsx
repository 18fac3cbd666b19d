import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../contract/address';
import { toAddressBody, toAddressValues } from '../../components/AddressPicker/addressValues';
import { useToasts } from '../../hooks/useToasts';
import { latLngOf } from '../../lib/geo';
import { useCreateAddressMutation, useDeleteAddressMutation } from '../../store/api/addressApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { reselectAddress, selectSelectedAddress, toSelectedAddress } from '../../store/slices/selectedAddressSlice';
import { UndoDeletion } from './UndoDeletion';
import { useAddressName } from './useAddressName';

/** Long enough to be reached by keyboard. */
const UNDO_MS = 10_000;

interface Deleted {
  address: Address;
  /** It was the selected address and becomes so again on undo. */
  wasSelected: boolean;
}

/**
 * Deletes at once and offers undo, which creates the address again (docs/decisions/0008). The offer survives
 * navigation, and failures until undo succeeds.
 * @param onOfferGone called when the offer disappears while focused
 */
export const useDeleteAddress = (onOfferGone: () => void): ((address: Address) => Promise<void>) => {
  const { t } = useTranslation(['addresses', 'common']);
  const nameOf = useAddressName();
  const { enqueueSnackbar } = useToasts();
  const dispatch = useAppDispatch();
  const selectedId = useAppSelector(selectSelectedAddress)?._id;
  const [deleteAddress] = useDeleteAddressMutation();
  const [createAddress] = useCreateAddressMutation();
  const underWay = useRef(new Set<string>());

  const restore = async (deleted: Deleted): Promise<void> => {
    const { address, wasSelected } = deleted;
    const body = { ...toAddressBody(toAddressValues(address), latLngOf(address)), isDefault: address.isDefault };
    const pressed = document.activeElement;
    const { data } = await createAddress(body);
    if (!data) offer(deleted, 'again', pressed);
    else if (wasSelected) dispatch(reselectAddress(toSelectedAddress(data.currentAddress)));
  };

  /** @param pressed the element focused when the deletion began; only from there does focus move to the undo button */
  const offer = (deleted: Deleted, time: 'first' | 'again', pressed: Element | null): void => {
    const name = nameOf(deleted.address);
    const takesFocus = document.activeElement === document.body || document.activeElement === pressed;
    enqueueSnackbar(t(time === 'first' ? 'removed' : 'notRestored', { name }), {
      persist: time === 'again',
      autoHideDuration: UNDO_MS,
      onExit: (toast) => {
        if (toast.contains(document.activeElement)) onOfferGone();
      },
      action: (toast) => (
        <UndoDeletion
          toast={toast}
          takesFocus={takesFocus}
          isClosable={time === 'again'}
          onUndo={() => void restore(deleted)}
        />
      ),
    });
  };

  return async (address) => {
    if (underWay.current.has(address._id)) return;
    underWay.current.add(address._id);
    const pressed = document.activeElement;
    const { error } = await deleteAddress(address._id);
    underWay.current.delete(address._id);
    if (!error) offer({ address, wasSelected: address._id === selectedId }, 'first', pressed);
  };
};
