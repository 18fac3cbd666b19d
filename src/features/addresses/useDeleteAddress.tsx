import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../contract/address';
import { placeOf, toAddressBody, toAddressValues } from '../../components/AddressPicker/addressValues';
import { useToasts } from '../../hooks/useToasts';
import { useCreateAddressMutation, useDeleteAddressMutation } from '../../store/api/addressApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { reselectAddress, selectSelectedAddress, toSelectedAddress } from '../../store/slices/selectedAddressSlice';
import { UndoDeletion } from './UndoDeletion';
import { useAddressName } from './useAddressName';

/** How long the way back is offered, in milliseconds: long enough to be found and reached by keyboard. */
const UNDO_MS = 10_000;

interface Deleted {
  address: Address;
  /** It was the place to deliver to, and becomes it again. */
  wasSelected: boolean;
}

/**
 * Deletes addresses at once and offers to undo it, which creates the address again (docs/decisions/0008). The offer stays
 * on other pages too, and until it worked when there was no connection.
 * @param onOfferGone called when the offer leaves with the focus in it
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
    const body = { ...toAddressBody(toAddressValues(address), placeOf(address)), isDefault: address.isDefault };
    const pressed = document.activeElement;
    const { data } = await createAddress(body);
    if (!data) offer(deleted, 'again', pressed);
    else if (wasSelected) dispatch(reselectAddress(toSelectedAddress(data.currentAddress)));
  };

  /** @param pressed what had the focus when the deletion began: only from there the focus goes on to the way back */
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
