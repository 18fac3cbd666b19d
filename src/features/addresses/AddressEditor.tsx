import Skeleton from '@mui/material/Skeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '../../../contract/geo';
import { AddressPicker } from '../../components/AddressPicker/AddressPicker';
import {
  emptyAddressValues,
  toAddressBody,
  toAddressValues,
  type AddressValues,
} from '../../components/AddressPicker/addressValues';
import { ErrorState } from '../../components/ErrorState';
import { PanelDialog } from '../../components/PanelDialog';
import { WaitlistForm } from '../../components/WaitlistForm/WaitlistForm';
import { latLngOf } from '../../lib/geo';
import { isApiError } from '../../store/api/ApiError';
import { useCreateAddressMutation, useEditAddressMutation, useGetAddressQuery } from '../../store/api/addressApi';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useGeocode } from '../../store/api/useGeocode';
import { useWaitlistForm } from '../../store/api/useWaitlistForm';

interface AddressEditorProps {
  /** Null creates a new address. */
  addressId: string | null;
  onClose: () => void;
}

/** Adds or edits a saved address with its pin on the map. */
export const AddressEditor = ({ addressId, onClose }: AddressEditorProps) => {
  const { t } = useTranslation('addresses');
  const settings = useGetStoreQuery(undefined);
  const saved = useGetAddressQuery(addressId ?? skipToken);
  const geocode = useGeocode();
  const waitlist = useWaitlistForm();
  const [createAddress] = useCreateAddressMutation();
  const [editAddress] = useEditAddressMutation();

  const save = async (values: AddressValues, point: LatLng) => {
    const body = toAddressBody(values, point);
    // A new address becomes the default (specification §3).
    const { data, error } = await (addressId !== null
      ? editAddress({ _id: addressId, ...body })
      : createAddress({ ...body, isDefault: true }));
    if (data) onClose();
    return isApiError(error) ? error.fields : undefined;
  };

  const content = () => {
    const missing = [settings, saved].find(({ isError, currentData }) => isError && !currentData);
    if (missing) return <ErrorState onRetry={() => void missing.refetch()} />;
    const store = settings.data;
    const address = addressId === null ? null : saved.currentData;
    if (!store || address === undefined) return <Skeleton variant="rounded" height={320} />;
    return (
      <AddressPicker
        store={store}
        start={address && latLngOf(address)}
        initialValues={address ? toAddressValues(address) : emptyAddressValues}
        geocode={geocode}
        renderWaitlist={(at) => <WaitlistForm {...at} {...waitlist} localities={store.delivery.localities} />}
        onSave={save}
      />
    );
  };

  return (
    <PanelDialog open fillsPhone isWide title={t(addressId === null ? 'addTitle' : 'editTitle')} onClose={onClose}>
      {content()}
    </PanelDialog>
  );
};
